import type { HeardTurn } from '../conductor.ts';
import type { State } from '../engine/state.ts';

/** Words that point to an earlier question. */
const earlier = /(?:上|前)(?:面|边)?(?:那|一)?(?:个|道|一)?题|第[一二三四五六七]个?(?:题|问题)|最开始|一开始(?:那|问)/u;
/** So much more of a correction has to be of an earlier question than of the open one. */
const more = 2;

/** The earlier question that a correction is about, by the words it shares with what was answered; nothing for the open one. */
export function amendedBy(
  { questions, current }: State,
  turns: readonly HeardTurn[],
  turn: HeardTurn,
): { readonly amends?: number } {
  const own = pairsOf(turn.text);
  const shared = questions.map(({ turns: answers }) => {
    const said = turns.filter(({ seq }) => answers.includes(seq) && seq !== turn.seq).map(({ text }) => text);
    const pairs = new Set(said.flatMap((text) => pairsOf(text)));
    return own.filter((pair) => pairs.has(pair)).length;
  });
  const best = shared.reduce((top, count, at) => (count > (shared[top] ?? 0) ? at : top), 0);
  const before = lastAnswered(questions, current, turn);
  const likeness = shared[best] ?? 0;
  if (before !== null && (likeness >= more || back.test(turn.text))) return { amends: likeness > 0 ? best : before };
  const here = current === null ? 0 : (shared[current] ?? 0);
  const points = earlier.test(turn.text) ? 0 : more;
  const isEarlier = best !== current && likeness > here + points;
  return isEarlier ? { amends: best } : {};
}

/** Words that point back, wherever to. */
const back = /刚才|刚刚|前面|之前|上面|先前/u;

/** Of a question that is not answered yet nothing can be put right: the one answered before it; null where there is none. */
function lastAnswered(questions: State['questions'], current: number | null, { seq }: HeardTurn): number | null {
  const open = current === null ? undefined : questions[current];
  if (open === undefined || open.turns.some((each) => each !== seq)) return null;
  const before = questions.findLastIndex(({ turns }, at) => at !== current && turns.length > 0);
  return before < 0 ? null : before;
}

/** Pairs of neighbouring characters that say what something is about. */
function pairsOf(text: string): string[] {
  const pairs = Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  return [
    ...new Set(
      pairs.filter((pair) => /^\p{Script=Han}{2}$/u.test(pair) && !/[的了是我不在有这那就也都说]/u.test(pair)),
    ),
  ];
}
