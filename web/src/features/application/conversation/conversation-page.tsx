import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { conversationQuery } from './api.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import styles from './conversation.module.css';

const back = { to: '/hire/candidateList', label: '候选人' };

/** A conversation of the company on a page of its own, with the way to the candidate while there is one. */
export function ConversationPage({ applicationId }: { readonly applicationId: string }) {
  const { data, error, refetch } = useQuery(conversationQuery(applicationId));
  // Not this candidate, or none at all: trying again would not help.
  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  return (
    <Page>
      <PageHeader
        title={data?.otherName ?? '沟通'}
        subtitle={data?.position.title}
        back={back}
        actions={
          data !== undefined &&
          data.resumeId !== null && (
            <LinkButton to={`/hire/candidateList/talent-detail/${data.resumeId}/${data.position.positionId}`}>
              查看候选人
            </LinkButton>
          )
        }
      />
      {data === undefined && error === null && <ConversationSkeleton />}
      {data === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="对话没有加载出来"
          gone={{ title: '没有找到这段对话', text: '对方可能已注销账号。', to: back.to, label: '返回候选人' }}
        />
      )}
      {data !== undefined && (
        <div className={styles.page}>
          <ConversationPanel conversation={data} />
        </div>
      )}
    </Page>
  );
}
