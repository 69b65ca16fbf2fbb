import {
  decideDebrief,
  getDebrief,
  getScorecard,
  saveScorecard,
  submitScorecard,
  type ScorecardContent,
} from '@pinjian/contract/application-scorecard.ts';
import {
  noEvidence,
  type Decision,
  type Rating,
  type Recommendation,
} from '@pinjian/contract/application-scorecard-rating.ts';
import { call } from './call.ts';
import type { Member } from './cast.ts';
import { evidenceWords, noteWords, summaryWords } from './data/scorecard-words.ts';
import { newestRound } from './round-thread.ts';
import type { Thread } from './thread.ts';

const spread: readonly Rating[] = [2, 3, 3, 3, 4];

function recommended(ratings: readonly Rating[]): Recommendation {
  const mean = ratings.reduce<number>((sum, each) => sum + each, 0) / Math.max(1, ratings.length);
  if (mean >= 3.5) return 'strongYes';
  return mean >= 2.6 ? 'yes' : 'no';
}

/** What somebody writes of a candidate: a rating with its reason for most competencies, notes, a last word. */
function written({ chance }: Thread, names: readonly string[], startedAt: string | null): ScorecardContent {
  const rated = names.map((name) => {
    if (chance.is(0.12)) return { name, answer: noEvidence, evidence: '' } as const;
    const answer = chance.pick(spread);
    return { name, answer, evidence: chance.pick(evidenceWords[answer]) };
  });
  const recommendation = recommended(rated.flatMap(({ answer }) => (answer === noEvidence ? [] : [answer])));
  return {
    startedAt,
    marks: rated,
    notes: noteWords.map(([at, words]) => ({ at, words })),
    recommendation,
    summary: chance.pick(summaryWords[recommendation]),
  };
}

/** An interviewer writes their card of the newest round, and hands it in; or leaves it begun. */
export async function writeCardThere(thread: Thread, interviewer: Member, { begun = false } = {}): Promise<void> {
  const { stage } = thread;
  const ctx = stage.as(interviewer);
  const { roundId, startsAt } = await newestRound(thread);
  const { card } = await call(ctx, getScorecard, { roundId });
  const names = card.competencies.map(({ name }) => name);
  const whole = written(thread, names, startsAt);
  const content = begun ? { ...whole, marks: whole.marks.slice(0, 2), recommendation: null, summary: '' } : whole;
  const { version } = await call(ctx, saveScorecard, { roundId, version: card.version, content });
  if (!begun) await call(ctx, submitScorecard, { roundId, version, content });
  await stage.settle();
}

/** Whoever moves the candidates decides what comes of the cards. */
export async function decideThere(thread: Thread, decision: Decision, reason: string): Promise<void> {
  const { stage, pair } = thread;
  const ctx = stage.as(pair.member);
  const { roundId } = await newestRound(thread);
  const debrief = await call(ctx, getDebrief, { roundId });
  await call(ctx, decideDebrief, { roundId, seen: debrief.decisions.length, decision, reason });
  await stage.settle();
}
