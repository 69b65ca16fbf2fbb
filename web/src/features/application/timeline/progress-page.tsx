import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListPath } from '#lib/list-path.ts';
import { LinkButton } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ConversationEntry } from '../conversation/conversation-entry.tsx';
import { myTimelineQuery } from './api.ts';
import { doorOf } from './model.ts';
import { NextAct } from './next-act.tsx';
import { SentResume } from './sent-resume.tsx';
import { TimelineCard } from './timeline.tsx';
import styles from './timeline.module.css';

interface ProgressPageProps {
  readonly applicationId: string;
  /** The dashboard's path. */
  readonly base: '/seeker/home';
  /** What more belongs to the application, above what happened. */
  readonly children?: ReactNode;
}

/** One's own application on a page of its own: what it waits for, what was sent, what happened. */
export function ProgressPage({ applicationId, base, children }: ProgressPageProps) {
  const { data, error, refetch } = useQuery(myTimelineQuery(applicationId));
  const { back, state } = useListPath(base);
  const door = data === undefined ? undefined : doorOf(data.next, base, data.positionId);
  return (
    <Page>
      <PageHeader
        title={data?.positionTitle ?? '投递进展'}
        subtitle={data?.companyName}
        back={{ to: back, label: '首页' }}
      />
      {data === undefined && error === null && <CardSkeletons count={2} />}
      {data === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="投递进展没有加载出来"
          gone={{ title: '没有找到这次投递', to: base, label: '返回首页' }}
        />
      )}
      {data !== undefined && (
        <div className={styles.stack}>
          <section className={styles.card} aria-labelledby="next-title">
            <h2 id="next-title" className={styles.cardTitle}>
              下一步
            </h2>
            {data.next === null ? (
              <p className={styles.why}>目前没有需要等待的事</p>
            ) : (
              <NextAct next={data.next} side="seeker" />
            )}
            <div className={styles.links}>
              {door !== undefined && (
                <LinkButton to={door.to} state={state} primary>
                  {door.label}
                </LinkButton>
              )}
              <LinkButton to={`${base}/job-details/${data.positionId}`} state={state}>
                查看职位
              </LinkButton>
              {data.sent !== null && <SentResume applicationId={applicationId} title={data.sent.title} />}
              <ConversationEntry applicationId={applicationId} onlyIfThere />
            </div>
          </section>
          {children}
          <TimelineCard entries={data.entries} side="seeker" />
        </div>
      )}
    </Page>
  );
}
