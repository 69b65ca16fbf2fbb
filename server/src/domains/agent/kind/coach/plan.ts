import type { InterviewFeedback } from '@pinjian/contract/interview-report.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import { briefOf, type Ahead } from './brief.ts';

/** Feedback on one interview, with what can be practised again. */
export interface Rated {
  readonly interviewId: string;
  /** The position of the platform that it was about; null for anything else. */
  readonly positionId: string | null;
  readonly title: string;
  readonly practice: boolean;
  readonly endedAt: Date;
  readonly competencies: InterviewFeedback['competencies'];
}

/** A position that the seeker works towards. */
export interface Aim {
  readonly positionId: string;
  readonly title: string;
  readonly companyName: string;
}

export interface CoachFacts {
  /** Newest first. */
  readonly rated: readonly Rated[];
  /** Interviews that were agreed to and are still to come, the next one first. */
  readonly ahead: readonly Ahead[];
  /** Applied to or collected, the latest first. */
  readonly aims: readonly Aim[];
  /** When the last practice began; null for none. */
  readonly practisedAt: Date | null;
}

type Looking = Pick<AgentFacts, 'known' | 'now'>;

const dayMs = 86_400_000;
/** Briefs of what comes so soon. */
const briefDays = 7;
/** Interviews that tell what somebody is weak in now. */
const looked = 3;
const weakLevel = 2;

/** A weakness that interviews showed, and the one that showed it last. */
export interface Weakness {
  readonly name: string;
  /** In how many of the interviews that were looked at. */
  readonly times: number;
  readonly rated: Rated;
  readonly howTo: string;
  /** The seeker's own words; '' where nothing was said. */
  readonly quote: string;
  readonly said: boolean;
}

/** What the coach has to say: a brief before each interview, and one practice at a time. */
export function plan(facts: CoachFacts, of: Looking): Plan {
  const weaknesses = weaknessesOf(facts.rated);
  const soon = facts.ahead.filter(({ at }) => at > of.now && at.getTime() - of.now.getTime() <= briefDays * dayMs);
  const briefs = soon.map((each) => briefOf(each, weaknesses));
  const proposals = [...briefs, ...practice(facts, weaknesses, of)].filter(({ key }) => !of.known.has(key));
  return { saw: summarize(facts, weaknesses, soon.length), proposals };
}

/** What the newest interviews showed as weak, what showed most often and last first. */
export function weaknessesOf(rated: readonly Rated[]): Weakness[] {
  const found = new Map<string, Weakness>();
  for (const each of rated.slice(0, looked))
    for (const { name, level, howTo, quotes } of each.competencies) {
      // Without a level nothing was shown; where nothing was asked there is no advice either.
      const isWeak = level === null ? howTo.length > 0 : level <= weakLevel;
      if (!isWeak) continue;
      const before = found.get(name);
      found.set(
        name,
        before === undefined
          ? { name, times: 1, rated: each, howTo: howTo[0] ?? '', quote: quotes[0]?.text ?? '', said: level !== null }
          : { ...before, times: before.times + 1 },
      );
    }
  return [...found.values()].toSorted((a, b) => b.times - a.times);
}

/** One practice: of the next interview's position, else of the one where the weakness showed, else a first one. */
function practice(
  { ahead, aims, rated, practisedAt }: CoachFacts,
  weaknesses: readonly Weakness[],
  { now }: Looking,
): Proposal[] {
  if (practisedAt !== null && now.getTime() - practisedAt.getTime() < dayMs) return [];
  const [next] = ahead;
  const [aim] = aims;
  const [weakness] = weaknesses;
  if (weakness !== undefined) {
    const positionId = next?.position.positionId ?? weakness.rated.positionId ?? aim?.positionId ?? null;
    return positionId === null ? [] : [practiceOf(weakness, positionId, next)];
  }
  const first = next?.position ?? aim;
  if (rated.length > 0 || first === undefined) return [];
  const { positionId, title, companyName } = first;
  return [
    {
      act: 'preparedAnswer',
      key: `practise:first:${positionId}`,
      subject: { positionId, positionTitle: title, companyName },
      title: `练一次「${title}」的面试`,
      why: `您还没有练习过。先按${next === undefined ? '您关注的' : '将要面试的'}这个职位练一次，结束后会指出最值得改进的一点。练习只有您自己看得到。`,
      evidence: [],
      prepared: { kind: 'practise', positionId, skill: null },
    },
  ];
}

function practiceOf(weakness: Weakness, positionId: string, next: Ahead | undefined): Proposal {
  const { name, times, rated, howTo, quote, said } = weakness;
  const shown = said ? `「${name}」还可以讲得更具体` : `「${name}」没有讲到`;
  return {
    act: 'preparedAnswer',
    // The next interview that shows it makes it a new one.
    key: `practise:${name}:${rated.interviewId}`,
    subject: {
      positionId,
      interviewId: rated.interviewId,
      ...(next === undefined ? {} : { positionTitle: next.position.title, companyName: next.position.companyName }),
    },
    title: `练习「${name}」`,
    why: [
      times > 1 ? `最近 ${times} 次面试里，${shown}。` : `「${rated.title}」的面试里，${shown}。`,
      howTo === '' ? '' : `可以这样改进：${howTo.replace(/。$/u, '')}。`,
      next === undefined ? '' : `正好为「${next.position.title}」的面试做准备。`,
    ].join(''),
    evidence: quote === '' ? [] : [{ claim: `面试中关于「${name}」的回答`, source: 'interview', quote }],
    prepared: { kind: 'practise', positionId, skill: null },
  };
}

function summarize({ rated, ahead }: CoachFacts, weaknesses: readonly Weakness[], soon: number): string {
  const coming = soon === 0 ? '近期没有约好的面试' : `${briefDays} 天内有 ${soon} 场面试，已备好要点`;
  const [weakest] = weaknesses;
  const shown =
    rated.length === 0
      ? '还没有面试反馈'
      : weakest === undefined
        ? '最近的反馈里没有明显的薄弱项'
        : `最近的反馈里，最值得练的是「${weakest.name}」`;
  return `${coming}${ahead.length > soon ? `，另有 ${ahead.length - soon} 场较晚` : ''}；${shown}。`;
}
