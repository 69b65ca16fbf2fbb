import type { WrongClaim } from '../bank/question.ts';
import type { Place } from './evidence.ts';
import { clausesOf, type Span } from './fold.ts';
import { findSaying } from './saying.ts';

/** A claim that would be wrong, and the sentence that makes it. */
export interface ClaimMade {
  readonly label: string;
  readonly place: Place;
}

/** Before a claim in its clause these turn it round: 不能直接重启. */
const warned =
  /不能|不可|不应|不该|不要|不会|不得|不许|不建议|不是|并非|而非|禁止|切忌|绝不|千万别|别|避免|防止|误以为|以为|没有/u;
/** Right before it: 不直接重启, 反对直接重启; a way that failed (不行就直接重启) denies nothing. */
const denied = /(?:不(?!行|管|好|通|动|了|错)|没(?!事|反应|办法|法|用|问题|错)|未|拒绝|反对|拦).{0,2}$/u;
/** Before it in its clause: what is only thought of. */
const supposed = /如果|要是|一旦|万一/u;
/** After it in its clause, or in the next: 直接重启是不对的; 直接重启，我拦住了. What failed and was tried again is no refusal. */
const refuted =
  /不对|错的|错误(?!就|日志|信息|率|码)|不行(?!就|再|的话|了)|不可取|大忌|有风险|会出事|拦|制止|没同意|没答应|这样(?:会(?!更|快|好|省)|不(?!会|用|影响|耽误))/u;
/** Whoever tells what others say does not claim it; what oneself did upon their words is one's own. */
const quoted =
  /有人|别人|有的人|很多人|不少人|有些人|网上|(?:同事|领导|客户|对方|他们?|她).{0,4}(?:想|说|要求|提议|主张|建议)(?!.*,[^,]*我(?!们))/u;

/**
 * Which of the wrong claims an answer makes as its own view; who denies one, or quotes it to warn, makes none.
 * @param texts its turns, folded and masked
 * @param sentences where its sentences stand
 */
export function claimsIn(
  texts: readonly string[],
  sentences: readonly Place[],
  wrongs: readonly WrongClaim[],
): readonly ClaimMade[] {
  return wrongs.flatMap(({ label, sayings }) => {
    const place = sentences.find((sentence) => {
      const text = texts[sentence.part] ?? '';
      return sayings.some((saying) => {
        const found = findSaying(text, sentence, saying);
        return found !== null && !isDenied(text, sentence, found);
      });
    });
    return place === undefined ? [] : [{ label, place }];
  });
}

function isDenied(text: string, sentence: Span, found: Span): boolean {
  const clauses = clausesOf(text, sentence);
  const touched = clauses.filter(({ from, to }) => from < found.to && to > found.from);
  const next = clauses.find(({ from }) => from >= found.to);
  const before = text.slice(touched[0]?.from ?? sentence.from, found.from);
  const after = text.slice(found.to, next?.to ?? touched.at(-1)?.to ?? sentence.to);
  return (
    quoted.test(text.slice(sentence.from, found.from)) ||
    [warned, denied, supposed].some((turns) => turns.test(before)) ||
    refuted.test(after)
  );
}
