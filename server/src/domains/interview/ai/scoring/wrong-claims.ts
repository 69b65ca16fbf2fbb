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
/** After it: 直接重启是不对的. */
const refuted = /不对|错的|错误|不行|不可取|大忌|有风险|会出事/u;
/** Whoever tells what others say does not claim it. */
const quoted = /(?:有人|别人|有的人|很多人|不少人|有些人|网上)/u;

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
  const touched = clausesOf(text, sentence).filter(({ from, to }) => from < found.to && to > found.from);
  const from = touched[0]?.from ?? sentence.from;
  const to = touched.at(-1)?.to ?? sentence.to;
  return (
    quoted.test(text.slice(sentence.from, found.from)) ||
    warned.test(text.slice(from, found.from)) ||
    refuted.test(text.slice(found.to, to))
  );
}
