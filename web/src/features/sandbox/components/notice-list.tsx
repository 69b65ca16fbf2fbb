import { useState } from 'react';
import { saveFile } from '#lib/download.ts';
import { sizeText } from '#lib/format/file.ts';
import { dateTime } from '#lib/format/time.ts';
import { PlainButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { loadMailFile, type SandboxNotice } from '../api.ts';
import styles from './sandbox.module.css';

/** Notices by text message, and mails, as their readers would have got them. */
export function NoticeList({ notices }: { readonly notices: readonly SandboxNotice[] }) {
  if (notices.length === 0)
    return <EmptyState title="还没有发送过通知" text="面试邀请等通知发出后，会显示在这里。演示账号不会收到。" />;
  return (
    <ul className={styles.list}>
      {notices.map(({ to, channel, subject, text, files, sentAt }) => (
        <li key={`${channel}-${to}-${sentAt}-${text}`} className={styles.row}>
          <span>{channel === 'sms' ? '短信' : '邮件'}</span>
          <span>{to}</span>
          <span className={`${styles.muted} ${styles.end}`}>{dateTime(sentAt)}</span>
          <div className={styles.notice}>
            {subject !== null && <strong>{subject}</strong>}
            <p>{text}</p>
            {files.map((file) => (
              <MailFile key={file.fileId} file={file} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function MailFile({ file }: { readonly file: SandboxNotice['files'][number] }) {
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      const { name, content } = await loadMailFile(file.fileId);
      saveFile(content, name);
    } catch {
      // The call has said why as a toast; the button is there to press again.
    } finally {
      setLoading(false);
    }
  };
  return (
    <PlainButton disabled={isLoading} onClick={() => void save()}>
      {`下载附件 ${file.name}（${sizeText(file.size)}）`}
    </PlainButton>
  );
}
