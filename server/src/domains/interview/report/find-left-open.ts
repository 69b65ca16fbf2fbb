import type { CompetencyResult, QuestionResult, ReportContent } from '@pinjian/contract/interview-report.ts';
import type { Ctx } from '#server/context.ts';
import type { PlannedQuestion } from '../ai/engine/plan.ts';
import { findNewestScored } from './queries.ts';

/** From this score on a competency was shown: the middle anchor of five. */
const shownFrom = 3;

/** What an AI interview left of one competency for people to ask. */
export interface LeftOpen {
  readonly competency: string;
  readonly name: string;
  readonly standing: 'shown' | 'weak' | 'untested';
  /** What to ask; null where it was shown. */
  readonly question: string | null;
}

/** The newest scored AI interview of an application, as far as it serves who interviews next. */
export interface InterviewKit {
  readonly interviewId: string;
  readonly heldAt: Date | null;
  readonly complete: boolean;
  readonly competencies: readonly LeftOpen[];
  readonly content: ReportContent;
}

/** null without a report. */
export async function findLeftOpen(ctx: Ctx, applicationId: string): Promise<InterviewKit | null> {
  const found = await findNewestScored(ctx, applicationId);
  if (found === undefined) return null;
  const { content, plan } = found;
  return {
    interviewId: found.interviewId,
    heldAt: found.endedAt,
    complete: found.complete,
    competencies: content.competencies.map((each) => leftOpen(each, content.questions, plan.questions)),
    content,
  };
}

function leftOpen(
  result: CompetencyResult,
  questions: readonly QuestionResult[],
  planned: readonly Pick<PlannedQuestion, 'text' | 'points'>[],
): LeftOpen {
  const { competency, name } = result;
  const standing = standingOf(result, questions);
  return {
    competency,
    name,
    standing,
    question: standing === 'shown' ? null : (questionFor(result, questions, planned) ?? `请举例说明您的${name}`),
  };
}

function standingOf(
  { score, questions: asked, standing }: CompetencyResult,
  questions: readonly QuestionResult[],
): LeftOpen['standing'] {
  // Evidence without a number is neither weak nor shown: people ask.
  if (standing === 'evidence') return 'untested';
  if (score !== null) return score >= shownFrom ? 'shown' : 'weak';
  return asked.some((index) => questions[index]?.outcome === 'answered') ? 'weak' : 'untested';
}

/** A question that nobody answered, whole; else what an answer did not reach. */
function questionFor(
  { questions: asked }: CompetencyResult,
  questions: readonly QuestionResult[],
  planned: readonly Pick<PlannedQuestion, 'text' | 'points'>[],
): string | undefined {
  const open = asked.find((index) => questions[index]?.outcome !== 'answered');
  if (open !== undefined) return planned[open]?.text;
  return asked
    .flatMap((index) => (questions[index]?.points ?? []).map((point, at) => ({ met: point.met, index, at })))
    .filter(({ met }) => !met)
    .map(({ index, at }) => planned[index]?.points[at]?.ask)
    .find((ask) => ask !== undefined);
}
