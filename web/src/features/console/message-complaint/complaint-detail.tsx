import { complaintReasonLabels } from '@pinjian/contract/application-conversation-complaint.ts';
import type { MessageComplaintCase } from '@pinjian/contract/console-message-complaint.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { decideId } from '../queue/reason-form.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { complaintQuery, settleMutation } from './api.ts';

const sideWords = { seeker: '求职者', company: '企业' } as const;
const stateWords = {
  open: { word: '等待处理', tone: 'warning' },
  upheld: { word: '举报成立', tone: 'danger' },
  dismissed: { word: '举报不成立', tone: 'neutral' },
} as const;

function Messages({ messages }: Pick<MessageComplaintCase, 'messages'>) {
  return (
    <ul className={styles.history}>
      {messages.map(({ place, side, words, file, sentAt, isComplained }) => (
        <li key={place}>
          <p className={styles.muted}>
            {sideWords[side]} {dateTime(sentAt)}
            {isComplained && '（被举报）'}
          </p>
          <p className={styles.passage}>
            {isComplained ? (
              <mark className={styles.mark}>{words || file || '内容已删除'}</mark>
            ) : (
              words || file || '没有文字'
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ComplaintDetailProps {
  readonly complaintId: string;
  readonly onSettled: (settled: string) => void;
}

/** One complaint: why, the message with those around it, and the decision. */
export function ComplaintDetail({ complaintId, onSettled }: ComplaintDetailProps) {
  const { data: one, error, refetch } = useQuery(complaintQuery(complaintId));
  const settle = useMutation(settleMutation);
  if (error !== null && one === undefined) {
    const gone = { title: '没有找到这次举报', to: '/console/message-complaints', label: '返回消息举报' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这次举报没有加载出来" gone={gone} />;
  }
  if (one === undefined) return <CardSkeletons count={2} />;
  const { word, tone } = stateWords[one.state];

  function send(outcome: 'upheld' | 'dismissed') {
    settle.mutate(
      { complaintId, outcome },
      {
        onSuccess() {
          notify('success', outcome === 'upheld' ? '已删除这条消息，举报人会收到结果' : '举报人会收到结果');
          onSettled(complaintId);
        },
      },
    );
  }

  return (
    <div>
      <Section
        title={complaintReasonLabels[one.reason]}
        text={one.positionTitle}
        action={<StatusTag tone={tone}>{word}</StatusTag>}
      >
        <dl className={styles.facts}>
          <dt>举报人</dt>
          <dd>{sideWords[one.side]}</dd>
          <dt>企业</dt>
          <dd>
            <Link to={`/console/companies/${one.companyId}`}>{one.companyName}</Link>
          </dd>
          <dt>举报时间</dt>
          <dd>{dateTime(one.complainedAt)}</dd>
          <dt>补充说明</dt>
          <dd>{one.note === '' ? '没有填写' : one.note}</dd>
        </dl>
      </Section>
      <Section title="被举报的消息和前后几条">
        <Messages messages={one.messages} />
      </Section>
      {one.state === 'open' && (
        <Section title="您的决定">
          {one.isOwn ? (
            <OwnCase kind="messageComplaint" />
          ) : (
            <div className={styles.decision}>
              <Button
                id={decideId}
                danger
                type="primary"
                size="large"
                loading={settle.isPending}
                onClick={() => send('upheld')}
              >
                成立，删除这条消息
              </Button>
              <Button size="large" disabled={settle.isPending} onClick={() => send('dismissed')}>
                不成立
              </Button>
            </div>
          )}
        </Section>
      )}
    </div>
  );
}
