import { ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'warning';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** Something to know before going on, above the page's content. A warning is read out. */
export function Notice({ tone, title, text, actions }: NoticeProps) {
  const Icon = tone === 'warning' ? ExclamationCircleOutlined : InfoCircleOutlined;
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'warning' ? 'alert' : undefined}>
      <Icon className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
