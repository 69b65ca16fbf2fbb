import { interviewSideLabels, interviewSides } from '@pinjian/contract/application-interview.ts';
import { interviewKindLabels, interviewKinds, interviewStatusLabels } from '@pinjian/contract/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Pages } from '#ui/pages.tsx';
import { interviewsQuery } from '../api.ts';
import { filterStatuses, readFilter, writeFilter } from './filter.ts';
import { InterviewCard } from './interview-card.tsx';
import { InvitationCard, type DrawAnswer } from './invitation-card.tsx';
import styles from './list.module.css';
import { RoundCard, type DrawRound } from './round-card.tsx';

const sideChips = [
  { key: '', label: '全部' },
  ...interviewSides.map((side) => ({ key: side, label: interviewSideLabels[side] })),
];
const kindOptions = [
  { value: '', label: '全部 AI 面试' },
  ...interviewKinds.map((kind) => ({ value: kind, label: interviewKindLabels[kind] })),
];
const statusOptions = [
  { value: '', label: '全部状态' },
  ...filterStatuses.map((status) => ({ value: String(status), label: interviewStatusLabels[status] })),
];

interface InterviewListProps {
  readonly answer: DrawAnswer;
  readonly drawRound: DrawRound;
}

function Records({ answer, drawRound }: InterviewListProps) {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const { data, error, refetch } = useQuery(interviewsQuery(filter));
  const now = useNow();
  if (data === undefined) {
    if (error === null) return <CardSkeletons count={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="面试没有加载出来" />;
  }
  if (data.records.length === 0) {
    const narrowed = filter.side !== null || filter.kind !== null || filter.status !== null || filter.current > 1;
    return narrowed ? (
      <EmptyState
        title="没有符合条件的面试"
        action={<Button onClick={() => setParams(new URLSearchParams())}>查看全部</Button>}
      />
    ) : (
      <EmptyState
        title="还没有面试"
        text="公司邀请您面试时，会在这里等您答复；也可以先自己练一场。"
        action={<LinkButton to="/seeker/job">去找职位</LinkButton>}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {data.records.map((item) => {
          if (item.round !== null) {
            return <RoundCard key={item.round.roundId} round={item.round} now={now} draw={drawRound} />;
          }
          return item.invitation === null ? (
            <InterviewCard key={item.interviewId} item={item} now={now} />
          ) : (
            <InvitationCard key={item.invitation.invitationId} item={item} now={now} answer={answer} />
          );
        })}
      </ul>
      <Pages
        current={filter.current}
        pageSize={data.pageSize}
        total={data.total}
        onChange={(current) => setParams(writeFilter({ ...filter, current }))}
      />
    </>
  );
}

/** One's own interviews and invitations by who asks, kind and status; all stand in the address. */
export function InterviewList({ answer, drawRound }: InterviewListProps) {
  const [params, setParams] = useSearchParams();
  const { side, kind, status } = readFilter(params);
  return (
    <section aria-label="面试列表">
      <div className={styles.tools}>
        <ChoiceChips
          label="和谁面试"
          value={side ?? ''}
          onChange={(key) =>
            setParams(writeFilter({ side: interviewSides.find((each) => each === key) ?? null, kind: null, status }))
          }
          choices={sideChips}
        />
        {side === 'ai' && (
          <Select
            className={styles.status}
            aria-label="按类型筛选"
            value={kind ?? ''}
            options={kindOptions}
            onChange={(value) =>
              setParams(writeFilter({ side, kind: interviewKinds.find((each) => each === value) ?? null, status }))
            }
          />
        )}
        <Select
          className={styles.status}
          aria-label="按状态筛选"
          value={status === null ? '' : String(status)}
          options={statusOptions}
          onChange={(value) =>
            setParams(
              writeFilter({ side, kind, status: filterStatuses.find((each) => String(each) === value) ?? null }),
            )
          }
        />
      </div>
      <Records answer={answer} drawRound={drawRound} />
    </section>
  );
}
