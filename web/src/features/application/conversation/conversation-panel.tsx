import type { Conversation } from '@pinjian/contract/application-conversation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followReach, isReachable, useReach } from '#lib/reach.ts';
import { Composer } from './composer.tsx';
import { ContactLine } from './contact-line.tsx';
import styles from './conversation.module.css';
import { MessageLog } from './message-log.tsx';
import { closedText } from './model.ts';
import { openOutbox, postAllAgain } from './outbox.ts';

/** A conversation: whom with and about what, the messages, and where one writes. */
export function ConversationPanel({ conversation }: { readonly conversation: Conversation }) {
  const client = useQueryClient();
  const reachable = useReach(isReachable);
  const closed = closedText(conversation);

  useEffect(() => {
    openOutbox(client);
    return followReach((isBack) => {
      if (isBack) postAllAgain(client);
    });
  }, [client]);

  return (
    <div className={styles.panel}>
      <ContactLine conversation={conversation} />
      {!reachable && (
        <p className={styles.offline} role="status">
          网络已断开，写好的消息会在恢复后发出。
        </p>
      )}
      <MessageLog conversation={conversation} />
      {closed === null ? (
        <Composer key={conversation.applicationId} conversation={conversation} />
      ) : (
        <p className={styles.closed}>{closed}</p>
      )}
    </div>
  );
}
