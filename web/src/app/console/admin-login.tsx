import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { askSecondStep, confirmSecondStep } from '#features/account/admin/api.ts';
import { SecondStepForm } from '#features/account/admin/second-step-form.tsx';
import { ensureUser, sendCodeTo } from '#features/account/api.ts';
import { LoginForm } from '#features/account/components/login-form.tsx';
import { loginSucceeded } from '#features/account/model.ts';
import { config } from '#lib/config.ts';
import { allowedNext } from '#lib/next-path.ts';
import { notify } from '#lib/notice.ts';
import { Logo } from '#ui/logo.tsx';
import { PublicPage } from '#ui/public-page.tsx';
import styles from './admin-login.module.css';

const DemoOffer = lazy(() => import('#features/sandbox/components/demo-offer.tsx'));

/** Both steps at once, with what the sandbox shows of the authenticator of a demo account. */
async function enterDemo(phone: string, code: string): Promise<void> {
  const { demoTotp } = await import('#features/sandbox/api.ts');
  await confirmSecondStep(await askSecondStep(phone, code), await demoTotp(phone));
}

/** /login for admins: phone and code, then the code of the authenticator. Not a part of what /login loads for others. */
export default function AdminLogin() {
  const [query] = useSearchParams();
  const [mfaToken, setMfaToken] = useState<string | null>(null);
  const navigate = useNavigate();

  async function enter() {
    await ensureUser().catch(() => null); // Only logged (spec §8), in ensureUser; the page behind asks again.
    await navigate(allowedNext(query.get('next'), 'admin', location.origin) ?? '/console', { replace: true });
    notify('success', loginSucceeded);
  }

  return (
    <PublicPage>
      <section className={styles.card} aria-labelledby="admin-login">
        <Logo size={36} />
        <h1 id="admin-login" className={styles.title}>
          {config.brand}管理后台
        </h1>
        <p className={styles.text}>{mfaToken === null ? '仅供平台管理员登录' : '还差一步：动态验证码'}</p>
        {mfaToken === null ? (
          <LoginForm
            signIn={async (phone, code) => setMfaToken(await askSecondStep(phone, code))}
            onSignedIn={() => Promise.resolve()}
          />
        ) : (
          <SecondStepForm mfaToken={mfaToken} onSignedIn={enter} onBack={() => setMfaToken(null)} />
        )}
      </section>
      {config.sandbox && mfaToken === null && (
        <div className={styles.offer}>
          <Suspense>
            <DemoOffer
              admins
              sendCode={sendCodeTo}
              signIn={(_kind, phone, code) => enterDemo(phone, code)}
              onSignedIn={enter}
            />
          </Suspense>
        </div>
      )}
    </PublicPage>
  );
}
