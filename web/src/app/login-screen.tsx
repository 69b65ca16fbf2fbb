import { lazy, Suspense, useState } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { homeOf } from './home.ts';
import { prefetchShell } from './prefetch.ts';
import { isSigningOut } from './signing-out.ts';
import { ensureUser, sendCodeTo, signIn } from '#features/account/api.ts';
import { LoginBrand } from '#features/account/components/login-brand.tsx';
import { LoginForm } from '#features/account/components/login-form.tsx';
import styles from '#features/account/components/login.module.css';
import { RoleTabs, tabId } from '#features/account/components/role-tabs.tsx';
import { loginSucceeded } from '#features/account/model.ts';
import { config } from '#lib/config.ts';
import { allowedNext } from '#lib/next-path.ts';
import { notify } from '#lib/notice.ts';
import { currentPair, roleOfClient, useSession } from '#lib/session.ts';
import type { Role } from '#lib/session.ts';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '登录' };

/**
 * Whoever is signed in has no business here and goes on to where the address leads, or home; a user that cannot be loaded
 * may sign in again.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (currentPair() === null || isSigningOut()) return null;
  const user = await ensureUser().catch(() => null); // Only logged (spec §8), in ensureUser.
  if (user === null || currentPair() === null) return null;
  return redirect(wayOn(new URL(request.url).searchParams.get('next'), roleOfClient[user.clientId]));
}

/** Where sign-in leads: the page that asked for it if this role may open it, else the role's home (decisions §6). */
function wayOn(next: string | null, role: Role): string {
  return allowedNext(next, role, location.origin) ?? homeOf(role, useSession.getState().permissions);
}

const panelId = 'login-panel';
/** The demo world is offered on the machine it stands on; nobody else loads this. */
const DemoOffer = lazy(() => import('#features/sandbox/components/demo-offer.tsx'));

/** For admins alone: nobody else loads it. */
const AdminLogin = lazy(() => import('./console/admin-login.tsx'));

export function Component() {
  const [query] = useSearchParams();
  const next = query.get('next');
  const [role, setRole] = useState<'seeker' | 'employer'>(next?.startsWith('/hire') === true ? 'employer' : 'seeker');
  const navigate = useNavigate();

  async function enter() {
    await ensureUser().catch(() => null); // Only logged (spec §8), in ensureUser; the page behind asks again.
    await navigate(wayOn(next, useSession.getState().role ?? role), { replace: true });
    notify('success', loginSucceeded);
  }

  if (query.get('client') === 'admin' || next?.startsWith('/console') === true)
    return (
      <Suspense>
        <AdminLogin />
      </Suspense>
    );
  return (
    <PublicPage>
      <div className={styles.card} onFocus={prefetchShell}>
        <LoginBrand role={role} name={config.brand} />
        <div className={styles.side}>
          <h2 className={styles.welcome}>登录{config.brand}</h2>
          <RoleTabs role={role} panel={panelId} onChange={setRole} />
          <div id={panelId} role="tabpanel" aria-labelledby={tabId(role)}>
            <LoginForm signIn={(phone, code) => signIn(role, phone, code)} onSignedIn={enter} />
          </div>
          <p className={styles.notice}>
            登录即表示您已阅读并同意<Link to="/terms">《服务条款》</Link>和<Link to="/privacy">《隐私政策》</Link>
            ，未注册的手机号将自动创建账号。
          </p>
          {config.sandbox && (
            <p className={styles.sandbox}>
              <span>
                沙箱环境不会真正发送短信，验证码可在<a href="/sandbox">沙箱页面</a>
                查看；打不开时，请用启动终端里的沙箱地址。
              </span>
            </p>
          )}
        </div>
      </div>
      {config.sandbox && (
        <div className={styles.offer}>
          <Suspense>
            <DemoOffer sendCode={sendCodeTo} signIn={signIn} onSignedIn={enter} />
          </Suspense>
        </div>
      )}
    </PublicPage>
  );
}
