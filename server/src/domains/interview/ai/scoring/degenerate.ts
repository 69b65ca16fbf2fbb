import type { AnswerFlag } from '@pinjian/contract/interview-report.ts';
import { textTokens } from '#domains/dictionary/index.ts';
import type { QuestionForm } from '../bank/question.ts';
import type { Evidence } from './evidence.ts';
import { bigrams, contentLength, fold } from './fold.ts';
import type { Masked } from './mask.ts';
import type { Relation } from './relation.ts';

/** An answer with less than this is no answer. */
const shortest = 8;

interface Suspect {
  readonly text: string;
  readonly masked: Masked;
  readonly evidence: Evidence;
  readonly form: QuestionForm;
  /** Words of the question, its points and its follow-ups. */
  readonly vocabulary: string;
  /** How it stands to what was asked. */
  readonly relation: Relation;
}

/** What is peculiar about an answer, in the order of the contract. */
export function flagsOf(suspect: Suspect): AnswerFlag[] {
  const { text, masked, evidence } = suspect;
  const length = contentLength(text);
  const flags: AnswerFlag[] = [];
  if (length < shortest) flags.push('empty');
  else if (isOtherLanguage(text)) flags.push('otherLanguage');
  if (mostly(masked.copiedQuestion, masked, length)) flags.push('copiedQuestion');
  else if (flags.length === 0 && isGibberish(text)) flags.push('gibberish');
  if (mostly(masked.copiedDescription, masked, length)) flags.push('copiedDescription');
  if (mostly(masked.listed, masked, length)) flags.push('keywordList');
  if (mostly(masked.repeated, masked, length)) flags.push('repetition');
  if (flags.length === 0) {
    if (isOffTopic(suspect)) flags.push('offTopic');
    else if (suspect.relation === 'loosely' || suspect.relation === 'elsewhere') flags.push('looselyRelated');
    if (!flags.includes('offTopic') && suspect.form === 'experience' && isTextbook(evidence)) flags.push('textbook');
  }
  if (masked.steered) flags.push('steering');
  return flags;
}

/** The larger part of the answer, or all but a rest too short to be an answer. */
function mostly(amount: number, masked: Masked, length: number): boolean {
  return amount > 0 && (amount > length / 2 || masked.kept < shortest);
}

function isOtherLanguage(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[a-z]{2,}/giu)?.length ?? 0;
  const others =
    text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}]/gu)
      ?.length ?? 0;
  return (words >= 8 && looksLikeWords(text) && han < words) || others > han;
}

/** Latin letters in the proportions of words instead of a hand on the keyboard. */
function looksLikeWords(text: string): boolean {
  const words = text.match(/[a-z]{2,}/giu) ?? [];
  return words.filter((word) => word.length <= 14 && /[aeiou]/iu.test(word)).length >= words.length * 0.75;
}

/** Characters that Chinese cannot do without; in real speech they are a third of all. */
const common = /[的了我是在不有他就这个们来到说时要和为也你会着那么去过对后看得都没还把给让跟从想做问以大能可下上然]/gu;

/** Characters in no word, none of the common ones, or one thing over and over. */
function isGibberish(text: string): boolean {
  const folded = fold(text);
  const han = folded.match(/\p{Script=Han}/gu) ?? [];
  const latin = folded.match(/[a-z]{2,}/gu) ?? [];
  if (han.length < 6) return latin.length > 0 && !looksLikeWords(folded);
  if (new Set(han).size < han.length * 0.2) return true;
  const inWords = coveredByWords(folded) / han.length;
  const commonShare = (folded.match(common)?.length ?? 0) / han.length;
  return inWords < 0.35 || (inWords < 0.55 && commonShare < 0.08);
}

/** How many Han characters lie in words of two or more. */
function coveredByWords(folded: string): number {
  const covered = new Set<number>();
  for (const token of textTokens(folded)) {
    if (!/^\p{Script=Han}{2,}$/u.test(token)) continue;
    for (let at = folded.indexOf(token); at >= 0; at = folded.indexOf(token, at + 1)) {
      for (let each = at; each < at + token.length; each += 1) covered.add(each);
    }
  }
  return covered.size;
}

/** Own acts, events and figures from which an answer tells of a matter at all, be it this one or another. */
const matter = 3;

/**
 * Tells of another matter, whatever it tells; where there is none or it cannot be known, not a word of what the points
 * ask for and little of anything. A rich answer in words that nobody expected is not off topic.
 */
function isOffTopic({ masked, evidence, vocabulary, relation }: Suspect): boolean {
  const { acts, events, figures } = evidence.narrative;
  if (relation === 'elsewhere' && acts + events + figures >= matter) return true;
  if (relation === 'about' || relation === 'loosely') return false;
  const met = evidence.points.filter((point) => point.explicit > 0).length;
  if (met > 0 || masked.kept < 20) return false;
  const asked = bigrams(fold(vocabulary));
  const said = [...bigrams(masked.folded)];
  const shared = said.filter((pair) => asked.has(pair)).length / Math.max(1, said.length);
  return shared < 0.06 && evidence.actions < 1.5 && evidence.figures < 2;
}

/** Says what one does in general: hardly an act of one's own, and no event or mostly rules. */
function isTextbook(evidence: Evidence): boolean {
  if (evidence.genericShare > 0.3 && evidence.actions < evidence.clauses * 0.2) return true;
  return !evidence.happened && evidence.figures === 0 && evidence.actions < 1;
}
