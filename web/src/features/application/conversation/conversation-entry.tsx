import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router';
import { conversationQuery } from './api.ts';
import styles from './conversation.module.css';

// Nobody waits for it before they open it.
const ConversationDrawer = lazy(async () => ({
  default: (await import('./conversation-drawer.tsx')).ConversationDrawer,
}));

interface ConversationEntryProps {
  readonly applicationId: string;
  /** There may be no conversation: it is offered only where there is one. */
  readonly onlyIfThere?: boolean;
}

/** What opens the conversation of an application, with how much in it is unread. The address says that it is open. */
export function ConversationEntry({ applicationId, onlyIfThere = false }: ConversationEntryProps) {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(conversationQuery(applicationId));
  const open = params.get('talk') === '1';
  if (onlyIfThere && data === undefined) return null;
  const unread = data?.unread ?? 0;

  function turn(to: boolean) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (to) next.set('talk', '1');
        else next.delete('talk');
        return next;
      },
      { replace: !to, preventScrollReset: true },
    );
  }

  return (
    <>
      <Button
        className={styles.entry ?? ''}
        onClick={() => turn(true)}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? `沟通，${unread} 条未读` : '沟通'}
      >
        沟通
        {unread > 0 && (
          <span className={`${styles.badge} figures`} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ConversationDrawer applicationId={applicationId} onClose={() => turn(false)} />
        </Suspense>
      )}
    </>
  );
}
