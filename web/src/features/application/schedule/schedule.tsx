import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { useCursor } from '#lib/list/use-cursor.ts';
import { useMedia, wide } from '#lib/media.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { useReadsAll } from '../candidate/use-reads-all.ts';
import { readSchedule, spanOf, stepFrom, writeSchedule, type ScheduleAt } from './address.ts';
import { scheduleQuery, type Schedule as ScheduleData } from './api.ts';
import { DayList } from './day-list.tsx';
import { dayOf, type Day } from './days.ts';
import { gridColumns } from './columns.tsx';
import { namesOf, scheduleKeys, scheduleKeyTexts } from './model.ts';
import { MonthSheet } from './month-sheet.tsx';
import styles from './schedule.module.css';
import { ScheduleTools } from './schedule-tools.tsx';
import { TimeGrid } from './time-grid.tsx';
import { WaitingStrip } from './waiting-strip.tsx';

/** Rounds beside one another in a day's column: in a week, and where the day has the whole width. */
const lanes = { week: 3, day: 8 } as const;

interface ViewProps {
  readonly data: ScheduleData;
  readonly at: ScheduleAt;
  readonly now: number;
  readonly today: Day;
  readonly dayPath: (day: Day) => string;
}

function View({ data, at, now, today, dayPath }: ViewProps) {
  const nameOf = useMemo(() => namesOf(data.members), [data.members]);
  const span = spanOf(at);
  const shared = { now, nameOf, dayPath };
  if (at.view === 'list') return <DayList span={span} today={today} now={now} rounds={data.rounds} nameOf={nameOf} />;
  if (at.view === 'month') {
    return <MonthSheet {...shared} span={span} day={at.day} today={today} rounds={data.rounds} />;
  }
  const columns = gridColumns({ at, span, today, rounds: data.rounds, nameOf, dayPath });
  return <TimeGrid {...shared} key={`${at.view} ${span.first}`} columns={columns} room={lanes[at.view]} />;
}

function idsOf(rounds: readonly ScheduledRound[] | undefined): string[] {
  return (rounds ?? []).map(({ roundId }) => roundId);
}

/** 面试日程: one's own rounds or the team's by day, week, month or as a list, and what waits above them. */
export function Schedule() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const now = useNow();
  const today = dayOf(now);
  const beside = useMedia(wide);
  const readsAll = useReadsAll();
  const usual = beside ? 'week' : 'list';
  const read = readSchedule(params, today, usual);
  // A phone has room for a list; who reads what is theirs has no team.
  const at: ScheduleAt = { ...read, view: beside ? read.view : 'list', scope: readsAll ? read.scope : 'own' };
  const { data, error, refetch } = useQuery(scheduleQuery(at.scope, spanOf(at)));
  const [helping, setHelping] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const cursor = useCursor(idsOf(data?.rounds), container);

  const show = (change: Partial<ScheduleAt>) =>
    setParams(writeSchedule(params, { ...at, ...change }, { today, usual }), { replace: true });
  const dayPath = (day: Day) =>
    `${pathname}?${writeSchedule(params, { ...at, view: beside ? 'day' : 'list', day }, { today, usual }).toString()}`;

  useShortcuts(scheduleKeys, {
    next: cursor.next,
    previous: cursor.previous,
    help: () => setHelping(true),
    move: (move) => show({ day: move === 'today' ? today : stepFrom(at, move === 'back' ? -1 : 1) }),
  });

  return (
    <div className={styles.schedule}>
      <WaitingStrip scope={at.scope} />
      <ScheduleTools at={at} today={today} hasTeam={readsAll} hasViews={beside} onShow={show}>
        <ShortcutsHelp
          keys={scheduleKeyTexts}
          open={helping}
          onOpen={() => setHelping(true)}
          onClose={() => setHelping(false)}
        />
      </ScheduleTools>
      {data === undefined && error === null && <CardSkeletons count={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} title="面试日程没有加载出来" />
      )}
      {data?.capped === true && (
        <p className={styles.none}>面试太多，这里只显示最早的 {data.rounds.length} 场，请换用周视图。</p>
      )}
      {data !== undefined && data.rounds.length === 0 && at.view === 'list' ? (
        <EmptyState
          title={at.scope === 'team' ? '这一周团队没有面试' : '这一周没有您的面试'}
          text={readsAll ? '在候选人详情里邀请真人面试，约好的时间会出现在这里。' : '约好由您面试的时间会出现在这里。'}
        />
      ) : (
        data !== undefined && (
          <div ref={container}>
            <View data={data} at={at} now={now} today={today} dayPath={dayPath} />
          </div>
        )
      )}
    </div>
  );
}
