import { Link } from 'react-router';
import { CallError } from '#lib/client.ts';
import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import type { SandboxSms, SandboxTotp } from '../api.ts';
import { LicenceItem } from './licence-item.tsx';
import { PaymentList } from '../cashier/payment-list.tsx';
import { NoticeList } from './notice-list.tsx';
import { RealNameItem } from './real-name-item.tsx';
import styles from './sandbox.module.css';
import { useSandbox } from './use-sandbox.ts';

function SmsList({ sms }: { readonly sms: readonly SandboxSms[] }) {
  if (sms.length === 0)
    return <EmptyState title="还没有发送过验证码" text="在登录页获取验证码后，会立即显示在这里。" />;
  return (
    <ul className={styles.list}>
      {sms.map((each) => (
        <li key={`${each.phone}-${each.sentAt}-${each.code}`} className={styles.row}>
          <span>{each.phone}</span>
          <span className={styles.code}>{each.code}</span>
          <span className={`${styles.muted} ${styles.end}`}>{dateTime(each.sentAt)}</span>
        </li>
      ))}
    </ul>
  );
}

/** In the place of an authenticator; a real admin's codes are never here. */
function TotpList({ totp }: { readonly totp: readonly SandboxTotp[] }) {
  return (
    <ul className={styles.list}>
      {totp.map(({ phone, code, secondsLeft }) => (
        <li key={phone} className={styles.row}>
          <span>{phone}</span>
          <span className={styles.code}>{code ?? '刚刚用过'}</span>
          <span className={`${styles.muted} ${styles.end}`}>{secondsLeft} 秒后更换</span>
        </li>
      ))}
    </ul>
  );
}

/** What the stand-ins for outside services have "sent" and what they wait for. */
export function SandboxBoard() {
  const { content: loaded, error, reload } = useSandbox();
  // Somebody else was seen to reach this machine: what was shown before is shown no more.
  const locked = error instanceof CallError && error.status === 404;
  const content = locked ? null : loaded;
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>沙箱</h1>
        <p className={styles.muted}>
          短信、邮件、支付、营业执照核验和实名认证由本机代替，没有真正发送、收款或查询。这个页面只在本机打开。
        </p>
        <p>
          <Link to="/docs" className="target">
            接口说明
          </Link>
        </p>
      </div>
      {locked && <EmptyState title="沙箱已锁定" text="有请求经过了代理。请用启动终端里的沙箱地址重新打开。" />}
      {!locked && error !== null && content === null && (
        <ErrorState error={error} onRetry={reload} title="沙箱没有加载出来" />
      )}
      {content === null && error === null && <CardSkeletons count={2} />}
      {content !== null && (
        <>
          <section className={styles.card} aria-labelledby="sandbox-sms">
            <h2 id="sandbox-sms" className={styles.cardTitle}>
              短信验证码
            </h2>
            <SmsList sms={content.sms} />
          </section>
          {content.totp.length > 0 && (
            <section className={styles.card} aria-labelledby="sandbox-totp">
              <h2 id="sandbox-totp" className={styles.cardTitle}>
                演示管理员的动态验证码
              </h2>
              <TotpList totp={content.totp} />
            </section>
          )}
          <section className={styles.card} aria-labelledby="sandbox-notices">
            <h2 id="sandbox-notices" className={styles.cardTitle}>
              通知短信和邮件
            </h2>
            <NoticeList notices={content.notices} />
          </section>
          <section className={styles.card} aria-labelledby="sandbox-payments">
            <h2 id="sandbox-payments" className={styles.cardTitle}>
              收银台
            </h2>
            <PaymentList payments={content.payments} />
          </section>
          <section className={styles.card} aria-labelledby="sandbox-licences">
            <h2 id="sandbox-licences" className={styles.cardTitle}>
              待核验的营业执照
            </h2>
            {content.licences.length === 0 ? (
              <EmptyState title="没有等待核验的营业执照" text="企业提交认证后，会出现在这里等您决定。" />
            ) : (
              <ul>
                {content.licences.map((licence) => (
                  <LicenceItem key={licence.verificationId} licence={licence} onDecided={reload} />
                ))}
              </ul>
            )}
          </section>
          <section className={styles.card} aria-labelledby="sandbox-real-names">
            <h2 id="sandbox-real-names" className={styles.cardTitle}>
              待核对的实名认证
            </h2>
            {content.realNames.length === 0 ? (
              <EmptyState
                title="没有等待核对的实名认证"
                text="求职者发起人脸核验或提交证件后，会出现在这里等您决定。"
              />
            ) : (
              <ul>
                {content.realNames.map((each) => (
                  <RealNameItem key={each.checkId} realName={each} onDecided={reload} />
                ))}
              </ul>
            )}
          </section>
        </>
      )}
    </div>
  );
}
