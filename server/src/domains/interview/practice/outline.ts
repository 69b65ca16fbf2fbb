import type { InterviewOutline } from '@pinjian/contract/interview-practice.ts';
import { competencies } from '../ai/bank/competencies.ts';
import type { Plan } from '../ai/engine/plan.ts';

/** What a plan will ask about, by competency in the order they come up. Not a word of its questions. */
export function outlineOf({ questions, requirements, budget }: Plan): InterviewOutline {
  const minutes = Math.round(budget.totalMs / 60_000);
  const topics = new Map<string, { questions: number; seconds: number }>();
  for (const { competency, seconds } of questions) {
    const { name } = competencies[competency];
    const before = topics.get(name) ?? { questions: 0, seconds: 0 };
    topics.set(name, { questions: before.questions + 1, seconds: before.seconds + seconds });
  }
  const shares = shared(
    minutes,
    [...topics.values()].map(({ seconds }) => seconds),
  );
  const aimed = new Set(questions.flatMap((each) => each.requirements));
  return {
    questionCount: questions.length,
    minutes,
    followUps: Math.max(...questions.map(({ difficulty }) => budget.followUps[difficulty]), 0),
    topics: [...topics].map(([name, topic], index) => ({
      name,
      questions: topic.questions,
      minutes: shares[index] ?? 0,
    })),
    skills: requirements.flatMap(({ skill }, index) => (aimed.has(index) ? [skill] : [])),
  };
}

/** Whole parts of a whole by weight that add up to it: what rounding down leaves goes to the largest remainders. */
export function shared(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, left);
  for (const { index } of byRemainder) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
