import type { PlannedQuestion } from '../ai/engine/plan.ts';

/** What decides how much a candidate reads of a question. */
export type AskedKind = Pick<PlannedQuestion, 'source' | 'form'>;

/** What any good answer of a form tells. */
const toldBy: Readonly<Record<PlannedQuestion['form'], string>> = {
  experience: '可以按“当时的情况、自己做了什么、结果怎样”来讲，越具体越好。',
  scenario: '可以讲清先看什么、怎么做、为什么这样选，以及怎么确认做对了。',
  knowledge: '可以讲清是什么、为什么，以及什么情况下不适用。',
};

/**
 * Advice without a word of what is listened for: companies are promised that nobody reads the points of their own
 * questions. Null where the question is not a company's, and its points may be named.
 */
export function generalAdvice(asked: AskedKind | undefined): string | null {
  return asked?.source === 'company' ? toldBy[asked.form] : null;
}
