import { isGeneral } from '../scoring/clause.ts';
import { clausesOf, fold, sentencesOf, type Span } from '../scoring/fold.ts';
import * as lexicon from '../scoring/lexicon.ts';

/** Length of a citation, in characters: enough to be recognised, short enough to be heard. */
const shortest = 6;
const longest = 24;

/** Words people begin with while they think. */
const fillers =
  /^(?:然后|后来|就是说?|那个|这个|嗯+|呃+|其实|反正|所以|但是|不过|因为|而且|接着|最后|当时|结果|比如说?|我觉得|我想|应该说|怎么说呢|的话|吧|啊)+/u;

/**
 * The words of the candidate worth citing back: one clause with a figure, a name or an act of their own, exactly as it
 * was said. null when there is none, or when all were cited before.
 */
export function citationFrom(text: string, cited: readonly string[]): string | null {
  const folded = fold(text);
  const candidates = sentencesOf(folded)
    .flatMap((sentence) => clausesOf(folded, sentence))
    .map((span) => withoutFillers(folded, span))
    .filter(({ from, to }) => to - from >= shortest && to - from <= longest)
    .map((span) => ({ words: text.slice(span.from, span.to), worth: worthOf(folded.slice(span.from, span.to)) }))
    .filter(({ words, worth }) => worth >= 1 && !cited.some((each) => each.includes(words)));
  const best = candidates.toSorted((a, b) => b.worth - a.worth)[0];
  return best?.words ?? null;
}

function withoutFillers(folded: string, { from, to }: Span): Span {
  const lead = fillers.exec(folded.slice(from, to))?.[0].length ?? 0;
  return { from: from + lead, to };
}

function worthOf(clause: string): number {
  if (isGeneral(clause, 'experience') || lexicon.steering.test(clause)) return 0;
  const figures = clause.match(lexicon.figure)?.length ?? 0;
  const changes = clause.match(lexicon.contrast)?.length ?? 0;
  const names = clause.match(/[a-z][a-z0-9+#.-]{2,}/gu)?.length ?? 0;
  return (
    figures * 1.2 +
    changes * 0.6 +
    Math.min(1, names) * 0.6 +
    Number(lexicon.actionVerb.test(clause)) +
    Number(/我(?!们)/u.test(clause)) * 0.3
  );
}

/** Neutral ways to take up what was said: they neither praise nor judge. `#` is the citation. */
const taken = ['你提到“#”。', '“#”，这一点我记下了。', '刚才你说到“#”。', '嗯，“#”。'] as const;

/** A sentence that shows one has listened; neighbours in `turn` differ. */
export function acknowledgement(citation: string, turn: number): string {
  return (taken[turn % taken.length] ?? taken[0]).replace('#', citation);
}
