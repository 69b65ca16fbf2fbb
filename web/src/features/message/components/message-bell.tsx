import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '#lib/session.ts';
import { BellIcon } from '#ui/icons.tsx';
import { messagesQuery } from '../api.ts';
import { badgeText, unreadCount } from '../model.ts';
import styles from './message-bell.module.css';

// The drawer brings antd's overlay parts; nobody waits for them before they open it.
const MessageDrawer = lazy(async () => ({ default: (await import('./message-drawer.tsx')).MessageDrawer }));

interface MessageBellProps {
  readonly className: string | undefined;
  readonly iconClassName: string | undefined;
  /** Text below the bell; without it the bell stands alone. */
  readonly label?: string;
  /** Whether the reader may open a page of the product. */
  readonly mayOpen: (path: string) => boolean;
}

/** The bell with its unread badge; opens the message centre (spec §2). */
export function MessageBell({ className, iconClassName, label, mayOpen }: MessageBellProps) {
  const role = useSession((state) => (state.role === 'employer' ? 'employer' : 'seeker'));
  const { data } = useInfiniteQuery(messagesQuery(role, '0'));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const unread = unreadCount(data?.pages.flat() ?? []);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {/* Badge and label are for the eye: read out, their order would make no sentence. */}
        <span className="visually-hidden">{unread > 0 ? `消息中心，${unread} 条未读` : '消息中心'}</span>
        <span className={`${iconClassName ?? ''} ${styles.icon}`} aria-hidden="true">
          <BellIcon />
          {unread > 0 && <span className={`${styles.badge} figures`}>{badgeText(unread)}</span>}
        </span>
        {label !== undefined && <span aria-hidden="true">{label}</span>}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MessageDrawer role={role} open={open} onClose={() => setOpen(false)} mayOpen={mayOpen} />
        </Suspense>
      )}
    </>
  );
}
