import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer, Tabs } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { layout } from '#web/theme.ts';
import { markRead, messageKey, messagesQuery } from '../api.ts';
import { isUnread, messageTabs, noMessages } from '../model.ts';
import type { Message, MessageFilter, MessageRole } from '../model.ts';
import { MessageItem } from './message-item.tsx';
import styles from './message-drawer.module.css';

interface MessageDrawerProps {
  readonly role: MessageRole;
  readonly open: boolean;
  readonly onClose: () => void;
}

function MessageList({
  messages,
  onOpen,
}: {
  readonly messages: readonly Message[];
  readonly onOpen: (link: string) => void;
}) {
  if (messages.length === 0) return <EmptyState title={noMessages} />;
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** The message centre (spec §2, §4): opening shows the list, closing marks it read and loads it again. */
export function MessageDrawer({ role, open, onClose }: MessageDrawerProps) {
  const [filter, setFilter] = useState<MessageFilter>('0');
  const all = useQuery(messagesQuery(role, '0'));
  const shown = useQuery({ ...messagesQuery(role, filter), enabled: open });
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function close() {
    onClose();
    const unread = (all.data ?? []).filter(isUnread).map((message) => message.id);
    void markRead(unread).then(() => queryClient.invalidateQueries({ queryKey: messageKey }));
  }

  function openLink(link: string) {
    close();
    void navigate(link);
  }

  return (
    <Drawer
      title="消息中心"
      placement="left"
      size={layout.drawerWidth}
      open={open}
      onClose={close}
      rootClassName={styles.drawer}
      styles={{ body: { padding: 0, display: 'flex', flexDirection: 'column' } }}
    >
      <Tabs
        className={styles.tabs}
        activeKey={filter}
        onChange={(key) => setFilter(messageTabs[role].find((tab) => tab.filter === key)?.filter ?? '0')}
        items={messageTabs[role].map((tab) => ({ key: tab.filter, label: tab.label }))}
      />
      {shown.isPending ? (
        <div className={styles.loading} role="status" aria-label="消息加载中">
          <CardSkeletons count={3} />
        </div>
      ) : (
        <MessageList messages={shown.data ?? []} onOpen={openLink} />
      )}
    </Drawer>
  );
}
