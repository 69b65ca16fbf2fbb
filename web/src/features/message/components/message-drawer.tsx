import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer, Tabs } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { layout } from '#web/theme.ts';
import { messagesQuery, settleMessages } from '../api.ts';
import { messageTabs, unreadIds } from '../model.ts';
import type { Message, MessageFilter, MessageRole } from '../model.ts';
import { pathOfTarget } from '../target/model.ts';
import { MessageList } from './message-list.tsx';
import styles from './message-drawer.module.css';

interface MessageDrawerProps {
  readonly role: MessageRole;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly mayOpen: (path: string) => boolean;
}

/** The message centre (spec §2, §4): opening shows the list, closing marks it read and loads it again. */
export function MessageDrawer({ role, open, onClose, mayOpen }: MessageDrawerProps) {
  const [filter, setFilter] = useState<MessageFilter>('0');
  const all = useInfiniteQuery(messagesQuery(role, '0'));
  const shown = useInfiniteQuery({ ...messagesQuery(role, filter), enabled: open });
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  function close() {
    onClose();
    void settleMessages(queryClient, unreadIds([...(all.data?.pages ?? []), ...(shown.data?.pages ?? [])].flat()));
  }

  /** Where a message leads this reader; null where they have no page for it or may not open it. */
  function pathOf({ meta: { target } }: Message): string | null {
    const path = target === undefined ? null : pathOfTarget(target, role);
    return path !== null && mayOpen(path) ? path : null;
  }

  function openPath(path: string) {
    close();
    void navigate(path);
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
      <MessageList query={shown} pathOf={pathOf} onOpen={openPath} />
    </Drawer>
  );
}
