import { competencies, type CompetencyId } from '../bank/competencies.ts';
import type { Held } from '../scoring/report.ts';
import { ModelFailure, type AskModel } from './ask-model.ts';
import { judgementFrom, judgementSchema, scorableAnswer, type Judgement, type ScorableAnswer } from './judgement.ts';
import { scoreAnswersText, scoreCriticalPrompt, scoreForwardPrompt } from './prompts/score-answers.ts';

/** Two independent passes over one answer; a pass without real evidence is null. */
export type Passes = readonly [Judgement | null, Judgement | null];

const passes = [
  { prompt: scoreForwardPrompt, reversed: false },
  { prompt: scoreCriticalPrompt, reversed: true },
] as const;

/**
 * Lets a model judge every answer twice, competency by competency, with another prompt and in another order. Questions
 * that are missing in the result are the rules' alone: what failed once is not tried again and again while people wait.
 */
export async function judgeAnswers(ask: AskModel, held: Held): Promise<ReadonlyMap<number, Passes>> {
  const found = new Map<number, Passes>();
  const ids = [...new Set(held.plan.questions.map((each) => each.competency))];
  for (const id of ids) {
    const answers = held.plan.questions.flatMap((question, index) =>
      question.competency === id ? (scorableAnswer(held, index) ?? []) : [],
    );
    if (answers.length === 0) continue;
    const judged = await judgeCompetency(ask, id, answers, held);
    if (judged === 'failed') return found;
    for (const [index, both] of judged) found.set(index, both);
  }
  return found;
}

async function judgeCompetency(
  ask: AskModel,
  id: CompetencyId,
  answers: readonly ScorableAnswer[],
  { turns }: Held,
): Promise<ReadonlyMap<number, Passes> | 'failed'> {
  const asked = await Promise.allSettled(
    passes.map(({ prompt, reversed }) =>
      ask(
        prompt,
        {
          purpose: 'score',
          name: 'score_competency',
          turn: null,
          user: scoreAnswersText(competencies[id], answers, { reversed }),
          schema: judgementSchema,
          temperature: 0,
        },
        (value) => value,
      ),
    ),
  );
  const values = asked.map((each) => {
    if (each.status === 'fulfilled') return each.value;
    if (!(each.reason instanceof ModelFailure)) throw each.reason;
    return null;
  });
  const [first, second] = values;
  if (first === null || first === undefined || second === null || second === undefined) return 'failed';
  return new Map(
    answers.map((answer) => {
      const of = (value: typeof first) =>
        judgementFrom(
          value.questions.find((each) => each.index === answer.index),
          answer,
          turns,
        );
      return [answer.index, [of(first), of(second)]];
    }),
  );
}
