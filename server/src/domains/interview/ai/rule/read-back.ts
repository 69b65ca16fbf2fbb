import type { Prompt } from '../engine/state.ts';
import { bigrams, fold, plainAddress } from '../scoring/fold.ts';

/** Words by which somebody asks for what was noted of their own. */
const ofOwn = /(?:你|记|写|录)[^，。?？]{0,6}(?:记|写|录|登)|我(?:刚才|前面|之前)?(?:说|讲|报)的?(?:是|那)/u;
/** This much of it stands in the question. */
const least = 0.2;

/** Whether what is read back is the question, and not what was noted of what they said. */
export function readsQuestionBack(text: string, prompt: Prompt | null): boolean {
  if (prompt === null) return false;
  const said = plainAddress(fold(text));
  const own = bigrams(said);
  const asked = bigrams(plainAddress(fold(prompt.text)));
  const shared = [...own].filter((pair) => asked.has(pair)).length;
  return shared >= least * own.size || !ofOwn.test(said);
}
