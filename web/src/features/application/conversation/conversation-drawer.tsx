import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useMedia, wide } from '#lib/media.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { conversationQuery } from './api.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { useSeenHeight } from './use-seen-height.ts';

interface ConversationDrawerProps {
  readonly applicationId: string;
  readonly onClose: () => void;
}

/** A conversation beside the page it is about; on a phone it is the page, as high as the keyboard leaves it. */
export function ConversationDrawer({ applicationId, onClose }: ConversationDrawerProps) {
  const isWide = useMedia(wide);
  const seen = useSeenHeight();
  const { data, error, refetch } = useQuery(conversationQuery(applicationId));
  return (
    <Drawer
      title={data?.otherName ?? '沟通'}
      placement="right"
      size={isWide ? 440 : '100%'}
      open
      onClose={onClose}
      styles={{
        body: { padding: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' },
        ...(isWide ? {} : { section: { height: seen } }),
      }}
    >
      {data !== undefined && <ConversationPanel conversation={data} />}
      {data === undefined && error === null && <ConversationSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="对话没有加载出来" />
      )}
    </Drawer>
  );
}
