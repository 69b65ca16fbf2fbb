import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { getPracticeHistory } from '@pinjian/contract/interview-practice.ts';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import type { Plan } from '../ai/engine/plan.ts';
import { questionFeedback } from '../report/question-feedback.ts';

type History = Answer<typeof getPracticeHistory>;

/** A practice with what its newest report says. */
export interface Practised {
  readonly interviewId: string;
  readonly title: string;
  readonly at: Date;
  readonly plan: Plan;
  readonly content: Pick<ReportContent, 'competencies' | 'questions'>;
}

/**
 * How every competency went from practice to practice, and the question to answer once more: of the competency that is
 * weakest now, the weakest answer of the newest practice that asked for it. Pure.
 * @param practices oldest first
 */
export function historyOf(practices: readonly Practised[]): History {
  const points = practices.flatMap(({ interviewId, title, at, content }) =>
    content.competencies.flatMap(({ competency, name, score }) =>
      score === null ? [] : [{ competency, name, point: { interviewId, title, at: at.toISOString(), score } }],
    ),
  );
  const competencies = [...Map.groupBy(points, ({ competency }) => competency)]
    .map(([competency, rated]) => ({
      competency,
      name: rated[0]?.name ?? competency,
      points: rated.map(({ point }) => point),
    }))
    .toSorted((a, b) => latestOf(a.points) - latestOf(b.points));
  return { competencies, next: nextOf(practices, competencies) };
}

function latestOf(points: History['competencies'][number]['points']): number {
  return points.at(-1)?.score ?? 5;
}

/** From this step on there is nothing to answer once more. */
const enough = 4.5;

function nextOf(practices: readonly Practised[], weakestFirst: History['competencies']): History['next'] {
  for (const { competency, name } of weakestFirst) {
    for (const { interviewId, title, content, plan } of practices.toReversed()) {
      const [weakest] = content.questions
        .filter((each) => each.competency === competency && each.outcome === 'answered' && each.score !== null)
        .toSorted((a, b) => (a.score ?? 5) - (b.score ?? 5));
      if (weakest === undefined || (weakest.score ?? 5) >= enough) continue;
      const { advice } = questionFeedback(weakest, plan.questions[weakest.index], { practice: true, said: [] });
      return { competency, name, interviewId, title, question: weakest.index, text: weakest.text, advice };
    }
  }
  return null;
}
