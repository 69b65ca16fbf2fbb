import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { step, stepLabels, type Step } from '@pinjian/contract/application-pipeline.ts';
import type { WaitingRound } from '@pinjian/contract/application-schedule.ts';

/** The list behind a number: whoever opens it finds as many rows. */
export type ListBehind =
  | { readonly list: 'activeDelivery'; readonly viewStatus: 1 | 2 | null }
  | { readonly list: 'candidateList'; readonly status: Step | null }
  | { readonly list: 'schedule' };

/** One line of a report. */
export interface Line {
  readonly text: string;
  readonly count: number;
  /** Since when; null where it says nothing. */
  readonly since: string | null;
  /** null for what is counted over time and stands in no list as it is. */
  readonly behind: ListBehind | null;
}

/** What one position looks like at one moment, as its lists say. */
export interface Situation {
  readonly now: Date;
  /** From when on something counts as moved: the last report, or a day ago. */
  readonly since: Date;
  /** The lists of deliveries and of candidates, whole. */
  readonly deliveries: readonly CandidateRow[];
  readonly candidates: readonly CandidateRow[];
  readonly waiting: readonly WaitingRound[];
}

export interface Report {
  readonly moved: readonly Line[];
  readonly waits: readonly (Line & { readonly for: 'you' | 'candidate' })[];
  readonly odd: readonly Line[];
  /** How many stand where, each as long as its list. */
  readonly standing: readonly Line[];
}

const dayMs = 86_400_000;
const beijing = 8 * 3_600_000;

/** 11-20, in Beijing. */
export const dayWords = (at: string): string => new Date(Date.parse(at) + beijing).toISOString().slice(5, 10);

const oldest = (instants: readonly string[]): string | null => instants.toSorted()[0] ?? null;

function line(text: string, times: readonly string[], behind: ListBehind | null): Line[] {
  return times.length === 0 ? [] : [{ text, count: times.length, since: oldest(times), behind }];
}

const at = (rows: readonly CandidateRow[], state: Step): CandidateRow[] => rows.filter((row) => row.state === state);
const updates = (rows: readonly CandidateRow[]): string[] => rows.map(({ updatedAt }) => updatedAt);

function movedOf({ since, deliveries, candidates }: Situation): Line[] {
  const from = since.toISOString();
  const arrived = deliveries.flatMap(({ appliedAt }) => (appliedAt !== null && appliedAt > from ? [appliedAt] : []));
  const moved = Map.groupBy(
    candidates.filter(({ updatedAt }) => updatedAt > from),
    ({ state }) => state,
  );
  return [
    ...line('新的投递', arrived, null),
    ...[...moved].flatMap(([state, rows]) => line(`有变动，现在是“${stepLabels[state]}”`, updates(rows), null)),
  ];
}

const waitingWords: Readonly<Record<WaitingRound['kind'], readonly [text: string, who: 'you' | 'candidate']>> = {
  proposal: ['候选人提出了其他时间，等您答复', 'you'],
  outcome: ['面试时间已过，等您确认是否面过', 'you'],
  scorecard: ['面试评价还没有写', 'you'],
  answer: ['已发面试邀请，等候选人选时间', 'candidate'],
};

function waitsOf({ deliveries, candidates, waiting }: Situation): Report['waits'] {
  const own = (who: 'you' | 'candidate', lines: readonly Line[]): Report['waits'] =>
    lines.map((each) => ({ ...each, for: who }));
  const list = (status: Step): ListBehind => ({ list: 'candidateList', status });
  const rounds = Map.groupBy(waiting, ({ kind }) => kind);
  return [
    ...own(
      'you',
      line(
        '投递等您评估',
        deliveries.map(({ appliedAt, updatedAt }) => appliedAt ?? updatedAt),
        { list: 'activeDelivery', viewStatus: null },
      ),
    ),
    ...own('you', line('候选人等您安排下一步', updates(at(candidates, step.candidate)), list(step.candidate))),
    ...own('you', line('AI 面试已结束，等您看报告', updates(at(candidates, step.aiEnded)), list(step.aiEnded))),
    ...[...rounds].flatMap(([kind, of]) => {
      const [text, who] = waitingWords[kind];
      return own(
        who,
        line(
          text,
          of.map(({ since }) => since),
          { list: 'schedule' },
        ),
      );
    }),
    ...own(
      'candidate',
      line('等候选人答复 AI 面试邀请', updates(at(candidates, step.aiInvited)), list(step.aiInvited)),
    ),
    ...own('candidate', line('等候选人完成 AI 面试', updates(at(candidates, step.aiAccepted)), list(step.aiAccepted))),
  ];
}

/** Days after which something stands still. */
const patience = { unopened: 3, arranging: 5, report: 3, answer: 1, silence: 7 } as const;

function oddOf({ now, deliveries, candidates }: Situation): Line[] {
  const before = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const soon = new Date(now.getTime() + patience.answer * dayMs).toISOString();
  const stale = (rows: readonly CandidateRow[], days: number): string[] =>
    updates(rows).filter((instant) => instant < before(days));
  const unopened = deliveries.flatMap(({ viewStatus, appliedAt }) =>
    viewStatus === 1 && appliedAt !== null && appliedAt < before(patience.unopened) ? [appliedAt] : [],
  );
  const ending = candidates.flatMap(({ state, invitation }) =>
    state === step.aiInvited && invitation?.state === 'pending' && invitation.expiresAt < soon
      ? [invitation.invitedAt]
      : [],
  );
  const all = [...deliveries, ...candidates].flatMap(({ appliedAt }) => appliedAt ?? []);
  const last = all.toSorted().at(-1);
  return [
    ...line(`投递超过 ${patience.unopened} 天还没有人打开`, unopened, null),
    ...line(
      `候选人超过 ${patience.arranging} 天没有下一步`,
      stale(at(candidates, step.candidate), patience.arranging),
      null,
    ),
    ...line(`报告出来超过 ${patience.report} 天没有下一步`, stale(at(candidates, step.aiEnded), patience.report), null),
    ...line('AI 面试邀请一天内到期，候选人还没有答复', ending, null),
    ...(last !== undefined && last < before(patience.silence)
      ? [{ text: `超过 ${patience.silence} 天没有新的投递`, count: 0, since: last, behind: null }]
      : []),
  ];
}

function standingOf({ deliveries, candidates }: Situation): Line[] {
  const states = Map.groupBy(candidates, ({ state }) => state);
  return [
    { text: '主动投递', count: deliveries.length, since: null, behind: { list: 'activeDelivery', viewStatus: null } },
    ...[...states].map(([state, rows]): Line => ({
      text: stepLabels[state],
      count: rows.length,
      since: null,
      behind: { list: 'candidateList', status: state },
    })),
  ];
}

/** What moved, what waits and for whom, and what is odd; every number is counted from the lists themselves. */
export function writeReport(situation: Situation): Report {
  return {
    moved: movedOf(situation),
    waits: waitsOf(situation),
    odd: oddOf(situation),
    standing: standingOf(situation),
  };
}

/** The report as a text, a line each. */
export function reportWords(title: string, { moved, waits, odd, standing }: Report): string {
  const words = ({ text, count, since }: Line): string =>
    `· ${text}${count === 0 ? '' : ` ${count} ${/投递|邀请|报告|评价/u.test(text) ? '份' : '人'}`}${since === null ? '' : `（最早 ${dayWords(since)}）`}`;
  const part = (name: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [name, ...lines]);
  return [
    `「${title}」`,
    ...part('有什么变动', moved.map(words)),
    ...part('等您处理', waits.filter((each) => each.for === 'you').map(words)),
    ...part('等候选人', waits.filter((each) => each.for === 'candidate').map(words)),
    ...part('值得留意', odd.map(words)),
    ...part('现在', standing.map(words)),
  ].join('\n');
}
