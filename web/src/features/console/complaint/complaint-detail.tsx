import type { ComplaintOutcome, PositionComplaintEntry } from '@pinjian/contract/console-position-complaint.ts';
import {
  complaintKindLabels,
  complaintStateLabels,
  type ComplaintState,
} from '@pinjian/contract/position-complaint.ts';
import type { PositionPreview } from '@pinjian/contract/position-view.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dateTime } from '#lib/format/time.ts';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import { OwnCase } from '../queue/own-case.tsx';
import styles from '../queue/queue.module.css';
import { complaintQuery, decideMutation } from './api.ts';
import { ComplaintDecision } from './complaint-decision.tsx';

const tones: Readonly<Record<ComplaintState, Tone>> = {
  pending: 'warning',
  asked: 'accent',
  dismissed: 'neutral',
  upheld: 'danger',
};

const done: Readonly<Record<ComplaintOutcome, string>> = {
  upheld: '职位已停止展示，举报人和企业会收到消息',
  asked: '企业会收到消息，这次举报留在队列里等待结果',
  dismissed: '已告知举报人处理结果',
};

function Entries({ entries }: { readonly entries: readonly PositionComplaintEntry[] }) {
  return (
    <ul className={styles.history}>
      {entries.map(({ complaintId, kind, words, state, reason, submittedAt }) => (
        <li key={complaintId}>
          <StatusTag tone={tones[state]}>{complaintStateLabels[state]}</StatusTag> {complaintKindLabels[kind]}
          <p className={styles.muted}>{dateTime(submittedAt)} 举报</p>
          {words !== '' && <p className={styles.passage}>{words}</p>}
          {reason !== null && <p>处理说明：{reason}</p>}
        </li>
      ))}
    </ul>
  );
}

function factsOf(preview: PositionPreview): string {
  const place = [preview.city?.name, preview.district?.name].filter((part) => part !== undefined).join('·');
  const parts = [preview.category?.path.join(' / '), place, preview.salaryText, preview.experience?.label];
  return parts.filter((part) => part !== undefined && part !== '').join('，');
}

/** One complaint: what was found wrong, the position as seekers read it, what others said of it, and the decision. */
export function ComplaintDetail({
  complaintId,
  onDecided,
}: {
  readonly complaintId: string;
  readonly onDecided: (decided: string) => void;
}) {
  const { data: one, error, refetch } = useQuery(complaintQuery(complaintId));
  const decide = useMutation(decideMutation);
  if (error !== null && one === undefined) {
    const gone = { title: '没有找到这次举报', to: '/console/complaints', label: '返回职位举报' };
    return <ErrorState error={error} onRetry={() => void refetch()} title="这次举报没有加载出来" gone={gone} />;
  }
  if (one === undefined) return <CardSkeletons count={2} />;
  const { preview, company, state, others } = one;
  const isOpen = state === 'pending' || state === 'asked';

  function send(outcome: ComplaintOutcome, reason: string) {
    decide.mutate(
      { complaintId, outcome, reason },
      {
        onSuccess() {
          notify('success', done[outcome]);
          onDecided(complaintId);
        },
      },
    );
  }

  return (
    <div>
      <Section
        title={complaintKindLabels[one.kind]}
        action={<StatusTag tone={tones[state]}>{complaintStateLabels[state]}</StatusTag>}
      >
        <dl className={styles.facts}>
          <dt>举报人的说明</dt>
          <dd className={styles.passage}>{one.words === '' ? '没有填写' : one.words}</dd>
          <dt>举报时间</dt>
          <dd>{dateTime(one.submittedAt)}</dd>
          {one.askedAt !== null && (
            <>
              <dt>已请企业核对</dt>
              <dd>
                {dateTime(one.askedAt)}，{one.reason}
              </dd>
            </>
          )}
          <dt>企业</dt>
          <dd>
            <Link to={`/console/companies/${company.companyId}`}>{company.name}</Link>
          </dd>
        </dl>
      </Section>
      <Section
        title={preview.title}
        text={factsOf(preview)}
        action={<StatusTag tone={one.onShow ? 'success' : 'neutral'}>{preview.status.label}</StatusTag>}
      >
        <dl className={styles.facts}>
          {preview.description.map(({ title, text }) => (
            <div key={title.value} className={styles.contents}>
              <dt>{title.label}</dt>
              <dd className={styles.passage}>{text}</dd>
            </div>
          ))}
          <dt>工作地点</dt>
          <dd>{preview.address === '' ? '未填写' : preview.address}</dd>
        </dl>
      </Section>
      {others.length > 0 && (
        <Section title={`对这个职位的其他举报（${others.length}）`}>
          <Entries entries={others} />
        </Section>
      )}
      <Section title={isOpen ? '您的决定' : '已经决定'}>
        {isOpen && one.isOwn && <OwnCase kind="positionComplaint" />}
        {isOpen && !one.isOwn && (
          <ComplaintDecision asked={state === 'asked'} busy={decide.isPending} onDecide={send} />
        )}
        {!isOpen && <Entries entries={[one]} />}
      </Section>
    </div>
  );
}
