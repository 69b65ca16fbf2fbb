import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { BellIcon, InterviewIcon } from '#ui/icons.tsx';
import { hasInterviewIcon, isUnread, textOf } from '../model.ts';
import type { Message } from '../model.ts';
import styles from './message-drawer.module.css';

/** One message: what happened, when, and the way there. */
export function MessageItem({
  message,
  path,
  onOpen,
}: {
  readonly message: Message;
  /** Where it leads; null where it leads nowhere. */
  readonly path: string | null;
  readonly onOpen: (path: string) => void;
}) {
  const now = useNow();
  const { text, lines } = textOf(message);
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        {hasInterviewIcon(message) ? <InterviewIcon size={18} /> : <BellIcon size={18} />}
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          {message.title}
          {isUnread(message) && (
            <span className={styles.unread}>
              <span className="visually-hidden">未读</span>
            </span>
          )}
        </p>
        <p className={styles.content}>{text}</p>
        {lines.length > 0 && (
          <dl className={styles.lines}>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}：</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.foot}>
          <time dateTime={message.createTime}>{messageTime(message.createTime, now)}</time>
          {path !== null && (
            <button type="button" className={styles.open} onClick={() => onOpen(path)}>
              查看
            </button>
          )}
        </p>
      </div>
    </li>
  );
}
