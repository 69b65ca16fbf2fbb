import { dateTime } from '#lib/format/time.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import type { SandboxNotice } from '../api.ts';
import styles from './sandbox.module.css';

/** Notices by text message, and mails, as their readers would have got them. */
export function NoticeList({ notices }: { readonly notices: readonly SandboxNotice[] }) {
  if (notices.length === 0)
    return <EmptyState title="还没有发送过通知" text="面试邀请等通知发出后，会显示在这里。演示账号不会收到。" />;
  return (
    <ul className={styles.list}>
      {notices.map(({ to, channel, subject, text, sentAt }) => (
        <li key={`${channel}-${to}-${sentAt}-${text}`} className={styles.row}>
          <span>{channel === 'sms' ? '短信' : '邮件'}</span>
          <span>{to}</span>
          <span className={`${styles.muted} ${styles.end}`}>{dateTime(sentAt)}</span>
          <div className={styles.notice}>
            {subject !== null && <strong>{subject}</strong>}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
