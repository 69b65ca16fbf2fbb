import { isGeneral } from '../scoring/clause.ts';
import { clausesOf, fold, sentencesOf, type Span } from '../scoring/fold.ts';
import * as lexicon from '../scoring/lexicon.ts';

/** Length of a citation, in characters: enough to be recognised, short enough to be heard. */
const shortest = 6;
const longest = 24;

/** Words people begin with while they think. */
const fillers =
  /^(?:那个?时候|这个?时候|那会儿|然后|后来|就是说?|那个|这个|嗯+|呃+|其实|反正|所以|但是|不过|因为|而且|接着|最后|当时|结果|比如说?|我觉得|我想|应该说|怎么说呢|的话|吧|啊)+/u;

/**
 * The words of the candidate worth citing back: one clause with a figure, a name or an act of their own, exactly as it
 * was said. null when there is none, or when all were cited before.
 */
export function citationFrom(text: string, cited: readonly string[]): string | null {
  const folded = fold(text);
  const candidates = sentencesOf(folded)
    .flatMap((sentence) => clausesOf(folded, sentence))
    .filter((span, at, all) => !isTakenBack(folded, span, all[at + 1]))
    .map((span) => withoutFillers(folded, span))
    .filter(({ from, to }) => to - from >= shortest && to - from <= longest)
    .map((span) => ({ words: text.slice(span.from, span.to), worth: worthOf(folded.slice(span.from, span.to)) }))
    .filter(({ words, worth }) => worth >= 1 && !/[“”"]/u.test(words) && !cited.some((each) => each.includes(words)));
  const best = candidates.toSorted((a, b) => b.worth - a.worth)[0];
  return best?.words ?? null;
}

/** Whether the words are taken back in the next clause, or are what takes others back: nobody is held to a slip. */
function isTakenBack(folded: string, { from, to }: Span, next: Span | undefined): boolean {
  const after = next === undefined ? '' : folded.slice(next.from, next.to);
  return corrects.test(after) || corrects.test(folded.slice(from, to));
}
const corrects = /^(?:哦|噢|呃|嗯|啊|对)?(?:不对|不是|说错|讲错|应该是|实际(?:上)?|我(?:刚才|前面)?说(?!服|明|清))/u;

function withoutFillers(folded: string, { from, to }: Span): Span {
  const lead = fillers.exec(folded.slice(from, to))?.[0].length ?? 0;
  return { from: from + lead, to };
}

function worthOf(clause: string): number {
  if (isGeneral(clause, 'experience') || lexicon.steering.test(clause)) return 0;
  // Words that hang on what went before, and what others did or said, are not theirs to hear again.
  if (hanging.test(clause) || lexicon.otherSubject.test(clause) || saidByOthers.test(clause)) return 0;
  const changes = clause.match(lexicon.contrast)?.length ?? 0;
  const told = changes > 0 || lexicon.actionVerb.test(clause) || /我/u.test(clause);
  const figures = (clause.match(lexicon.figure)?.length ?? 0) * (told ? 1 : 0.4);
  const names = clause.match(/[a-z][a-z0-9+#.-]{2,}/gu)?.length ?? 0;
  return (
    figures * 1.2 +
    changes * 0.6 +
    Math.min(1, names) * 0.6 +
    Number(lexicon.actionVerb.test(clause)) +
    Number(/我(?!们)/u.test(clause)) * 0.3
  );
}

const hanging =
  /^(?:被|是|就是|也|还|还有|或者|而是|换了原来|占|即|和|跟|的|没什么|没有什么)|(?:的时候|的话|以后|之后|因为|如果|一个|这个|那个)$/u;
const saidByOthers = /^\p{Script=Han}{2,4}(?:说|讲|觉得|认为)(?!服|明|清)(?<!我说|我讲|我觉得|我认为)/u;

/** Words that show one has listened where nothing is cited; neighbours in `turn` differ. */
export function brieflyTaken(turn: number): string {
  return heard[turn % heard.length] ?? heard[0];
}
const heard = ['嗯，好。', '明白了。', '好，记下了。', '清楚了。'] as const;

/** Neutral ways to take up what was said: they neither praise nor judge. `#` is the citation. */
const taken = ['您提到“#”。', '“#”，这一点我记下了。', '刚才您说到“#”。', '嗯，“#”。'] as const;

/** A sentence that shows one has listened; neighbours in `turn` differ. */
export function acknowledgement(citation: string, turn: number): string {
  return (taken[turn % taken.length] ?? taken[0]).replace('#', citation);
}
