import type { QuestionResult } from '@pinjian/contract/interview-report.ts';
import type { AnswerTry } from '@pinjian/contract/interview-try.ts';
import { topicOf } from '../ai/bank/question.ts';
import type { PlannedQuestion } from '../ai/engine/plan.ts';
import { questionFeedback } from '../report/question-feedback.ts';
import type { TryRow } from './queries.ts';

/** Said where somebody wrote of their own distress: nothing is rated, and there is somebody to talk to. */
const care =
  '这段话只有您自己看得到，没有评分。练习不着急，先照顾好自己；心里一直难受的话，可以打 12356，那里有人听您说。';

function levelOf({ score }: QuestionResult): number | null {
  return score === null ? null : Math.round(score);
}

/** One answer given again, with what became of it. */
export function tryView(
  { ordinal, created_at: at, text, before, result }: TryRow,
  asked: PlannedQuestion | undefined,
): AnswerTry {
  const { missing, advice, rewrite } = questionFeedback(result, asked, { practice: true, said: [text] });
  const had = new Set(before.points.flatMap(({ label, met }) => (met ? [label] : [])));
  const isNeed = result.outcome === 'notAsked';
  return {
    ordinal,
    at: at.toISOString(),
    text,
    before: levelOf(before),
    level: levelOf(result),
    gained: result.points.flatMap(({ label, met }) => (met && !had.has(label) ? [topicOf(label)] : [])),
    missing: isNeed ? [] : missing,
    advice: isNeed ? care : advice,
    rewrite,
  };
}
