import { contentLength } from '../../scoring/fold.ts';
import type { TurnWeights } from './data/turn-weights.ts';
import type { SaidTo } from './features.ts';
import { judgeTurn } from './judge-turn.ts';
import { turnKinds, type TurnKind } from './turn-kind.ts';

/** What a turn is, and how sure that is; `silent` where nothing is said. */
export interface HeardKind {
  readonly kind: TurnKind | 'silent';
  /** 0 to 1. */
  readonly likely: number;
  /** How likely it answers, whatever it is. */
  readonly answer: number;
  /** How likely somebody in need says it, and how likely it means to steer. */
  readonly need: number;
  readonly steering: number;
}

/** Most turns of an interview answer, and fewer of what was learned: from here on one does (hands left out, 023). */
const surelyAnswer = 0.35;
/** So long a turn tells something, whatever else is in it: it has to be more surely something else. */
const long = 50;
const longAnswer = 0.2;
/** In the closing part nobody is asked for an answer. */
const answersInClosing = 0.97;

/** Of whatever else a turn may be it has to be this likely. */
const leastOther = 0.05;
/** Need is not what is merely likelier than the rest. */
const surelyNeed = 0.4;

/** Sounds of somebody who says nothing, and what a recogniser writes of the noises around them. */
const sounds = /[（(][^）)]*[）)]|嗯+|呃+|额+|啊+|哦+|唔+|那个|这个|就是/gu;

/** What a turn is to the interviewer. Never need, and never what is private: readSaying hears those before. */
export function heardKind(said: string, to: SaidTo, weights?: TurnWeights): HeardKind {
  if (/^[\s.…。，,、~～?？!！-]*$/u.test(said.replaceAll(sounds, ''))) return surely('silent');
  // The same few characters over and over are for the scorer to tell.
  if (said.length > 6 && new Set(said).size < 4) return surely('answer');
  const likely = judgeTurn(said, to, weights);
  const least = to.closing ? answersInClosing : contentLength(said) > long ? longAnswer : surelyAnswer;
  const others = turnKinds.filter((kind) => kind !== 'answer' && (kind !== 'need' || likely.need >= surelyNeed));
  const best = others.reduce((top, kind) => (likely[kind] > likely[top] ? kind : top));
  const isAnswer = likely.answer >= least || (!to.closing && likely[best] < leastOther);
  const kind = isAnswer ? 'answer' : best;
  const { answer, need, steering } = likely;
  return { kind, likely: likely[kind], answer, need, steering };
}

const surely = (kind: 'silent' | 'answer'): HeardKind => ({
  kind,
  likely: 1,
  answer: kind === 'answer' ? 1 : 0,
  need: 0,
  steering: 0,
});
