import type { Comparison, ScorecardContent } from '@pinjian/contract/application-scorecard.ts';
import type { ReportContent } from '@pinjian/contract/interview-report.ts';
import { compareAnswers } from './rules.ts';

/** All answers to each competency beside each other, in the order in which the cards ask; with what the AI report says of it. */
export function comparisonsOf(
  cards: readonly Pick<ScorecardContent, 'marks'>[],
  report: Pick<ReportContent, 'competencies'> | null,
): Comparison[] {
  const names = [...new Set(cards.flatMap(({ marks }) => marks.map(({ name }) => name)))];
  return names.map((name) => {
    const answers = cards.map(({ marks }) => marks.find((mark) => mark.name === name)?.answer ?? null);
    const scored = report?.competencies.find((each) => each.name === name);
    return {
      name,
      answers,
      ...compareAnswers(answers),
      ai: scored === undefined ? null : { state: scored.state, score: scored.score },
    };
  });
}
