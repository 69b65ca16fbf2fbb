import { useQuery } from '@tanstack/react-query';
import { useNow } from '#lib/clock.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { scheduleQuery } from './api.ts';
import { DayList } from './day-list.tsx';
import { dayOf, type Day } from './days.ts';
import { namesOf } from './model.ts';
import styles from './schedule.module.css';
import { WaitingStrip } from './waiting-strip.tsx';

function TodaysRounds({ today, now }: { readonly today: Day; readonly now: number }) {
  const span = { first: today, days: 1 };
  const { data, error, refetch } = useQuery(scheduleQuery('own', span));
  if (data === undefined) {
    if (error === null) return <LineSkeletons count={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} title="今天的面试没有加载出来" />;
  }
  return <DayList span={span} today={today} now={now} rounds={data.rounds} nameOf={namesOf(data.members)} />;
}

/** Where an interviewer begins: today's interviews, then what is theirs to do. */
export function InterviewerLanding() {
  const now = useNow();
  const today = dayOf(now);
  return (
    <div className={styles.landing}>
      <TodaysRounds today={today} now={now} />
      <WaitingStrip scope="own" none="没有等您处理的面试。" />
    </div>
  );
}
