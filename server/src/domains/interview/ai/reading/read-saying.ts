import { contentLength, type Span } from '../scoring/fold.ts';
import { hiddenIn, reversed } from './hidden.ts';
import { judge, type Likelihoods } from './judge.ts';
import { plain } from './plain.ts';
import { sayingKinds, type SayingKind } from './saying-kind.ts';
import {
  addressesReaders,
  couldSteer,
  heardClauses,
  showsOf,
  isWork,
  tellsPrivate,
  type HeardClause,
  type Sensitive,
} from './speakers.ts';
import { clauseSpans, windowsOf } from './windows.ts';

/** Words that may never be quoted, and why. */
export interface Withheld extends Span {
  readonly why: SayingKind;
}

/**
 * Goes with every report; raised with every change of what is kept back, so that reports made before are looked through
 * once more.
 */
export const readingVersion = 1;

/** What was made of one saying. */
export interface SayingReading {
  /** What decides the reply. */
  readonly kind: SayingKind;
  /** Everything that was heard in it, `kind` first. */
  readonly kinds: readonly SayingKind[];
  /** What may not be quoted, in the places of the text; everything else answers the question. */
  readonly withheld: readonly Withheld[];
}

const sensitive: readonly Sensitive[] = ['crisis', 'distress', 'steering', 'private'];
/** From here on a kind is heard. Somebody in need is rather asked once too often. */
const heardFrom: Readonly<Record<Sensitive, number>> = { crisis: 0.25, distress: 0.25, steering: 0.5, private: 0.4 };
/** The same of one clause of an answer by itself: there is less to go by. */
const aloneFrom: Readonly<Record<Sensitive, number>> = { crisis: 0.25, distress: 0.3, steering: 0.5, private: 0.5 };
/** What reads as an answer this surely is another kind only where a clause says so of the speaker. */
const surelyAnswer = 0.5;
/** Longer words are no mere request, question or refusal, whatever is in them. */
const longestRequest = 70;
/** What is left of an answer in units of content: less is not worth quoting. */
const leastLeft = 8;
const requests: readonly SayingKind[] = [
  'questionBack',
  'clarification',
  'refusal',
  'neverDid',
  'nothingToAdd',
  'think',
  'repeat',
  'trouble',
  'smallTalk',
  'ready',
];
/** Kinds that answer, even if not as expected. */
const answering: readonly SayingKind[] = ['answer', 'deniedPremise', 'correction'];

/**
 * Reads what was said to a question: what it is, and what of it is no answer. Pure and instant; the interviewer, the
 * scorer and whatever an employer sees all ask this one function.
 */
export function readSaying(question: string, said: string): SayingReading {
  const key = `${question}\n\n${said}`;
  const known = lately.get(key);
  if (known !== undefined) return known;
  if (lately.size >= mostKept) lately.clear();
  const reading = read(question, said);
  lately.set(key, reading);
  return reading;
}

/** The same turn is asked for by the interviewer, the scorer and every look at the transcript. */
const lately = new Map<string, SayingReading>();
const mostKept = 500;

function read(question: string, said: string): SayingReading {
  const clauses = ownClauses(said);
  const asked = plain(question);
  const codes = hiddenIn(said);
  const coded = codes.filter(({ words }) => isSteering(words));
  const words = clauses.map(({ from, to }) => plain(said.slice(from, to)));
  const heard = heardClauses(words);
  const whole = plain(said);
  const looks = windowsOf(said, clauses).map((window) => ({
    window,
    likely: judge(asked, plain(said.slice(window.from, window.to))),
  }));
  const overall = likeliest(looks.map(({ likely }) => likely));
  const found = sensitive.flatMap((kind) => {
    const spans = looks.flatMap((look) => spansOf(kind, look, { clauses, heard, asked, said }));
    if (spans.length === 0) return [];
    return [{ kind: kind satisfies SayingKind, spans: kind === 'steering' ? spans : goneOn(spans, clauses, heard) }];
  });
  const steersBackwards =
    contentLength(whole) <= longestRequest && overall.answer < surelyAnswer && isSteering(reversed(whole));
  const withheld: Withheld[] = found.flatMap(({ kind, spans }) => spans.map((span) => ({ ...span, why: kind })));
  withheld.push(...codes.map(({ from, to }) => ({ from, to, why: 'steering' as const })));
  const kinds = new Set<SayingKind>(found.map(({ kind }) => kind));
  if (addressesReaders(whole)) {
    kinds.add('steering');
    withheld.push({ from: 0, to: said.length, why: 'steering' });
  }
  if (coded.length > 0 || steersBackwards || (codes.length > 0 && contentLength(rest(said, withheld)) < leastLeft))
    kinds.add('steering');
  const [first = null] = sensitive.filter((kind) => kinds.has(kind));
  if (first === null) return withoutSensitive(said, overall, withheld, { clauses, asked });
  const left = contentLength(rest(said, withheld));
  const shown = heard.filter((_, at) => !withheld.some((each) => touches(each, clauses[at])));
  const enough =
    first === 'distress'
      ? left > contentLength(said) / 2 && shown.filter(isWork).length > 1
      : left >= leastLeft && shown.some(isWork);
  const answers = first !== 'crisis' && enough && overall.answer >= surelyAnswer;
  const ordered = [first, ...sensitive.filter((kind) => kind !== first && kinds.has(kind))];
  if (answers) return { kind: first, kinds: [...ordered, 'answer'], withheld };
  return { kind: first, kinds: ordered, withheld: [{ from: 0, to: said.length, why: first }] };
}

/** Characters that stand apart one by one are one clause. */
function ownClauses(said: string): Span[] {
  const clauses = clauseSpans(said);
  const apart = clauses.length > 5 && clauses.every(({ from, to }) => to - from <= 2);
  return apart ? [{ from: 0, to: said.length }] : clauses;
}

/** Of several windows the most of each kind; of none, nothing. */
function likeliest(windows: readonly Likelihoods[]): Likelihoods {
  const entries = sayingKinds.map((kind) => [kind, Math.max(0, ...windows.map((each) => each[kind]))] as const);
  return Object.fromEntries(entries) as Record<SayingKind, number>;
}

/** What follows a private word is still about it until work is spoken of again (做了手术，医生说和正常人一样). */
function goneOn(spans: readonly Span[], clauses: readonly Span[], heard: readonly HeardClause[]): Span[] {
  let goesOn = false;
  return clauses.filter((clause, at) => {
    const own = heard[at];
    goesOn = spans.some((span) => touches(span, clause)) || (goesOn && own !== undefined && !isWork(own));
    return goesOn;
  });
}

interface Around {
  readonly clauses: readonly Span[];
  readonly heard: readonly HeardClause[];
  readonly asked: string;
  readonly said: string;
}

/** The clauses of one window that are of a kind; none where the window is not. */
function spansOf(kind: Sensitive, { window, likely }: { window: Span; likely: Likelihoods }, around: Around): Span[] {
  const inside = around.clauses.flatMap((span, at) => {
    const heard = around.heard[at];
    return heard !== undefined && span.from >= window.from && span.to <= window.to ? [{ span, heard }] : [];
  });
  const told = kind === 'private' ? inside.filter(({ heard }) => tellsPrivate(heard)) : [];
  const answers =
    likely.answer >= surelyAnswer ||
    isTold(
      kind,
      inside.map(({ heard }) => heard),
    );
  const shown = inside.filter(({ heard }) => showsOf(kind, heard));
  if (kind === 'steering' && likely.steering < 0.95 && !couldSteer(inside.map(({ heard }) => heard))) return [];
  const least = answers ? 0.5 : heardFrom[kind];
  const is = likely[kind] >= least && (answers ? shown.length > 0 : !isRatherRequest(kind, likely));
  if (!is) return told.map(({ span }) => span);
  if (!answers) return [window];
  // In an answer a clause has to say it by itself too, or the whole leaves no doubt.
  const sure = likely.answer < surelyAnswer && likely[kind] >= 0.9;
  const own = shown.filter(
    ({ span }) =>
      sure ||
      kind === 'crisis' ||
      judge(around.asked, plain(around.said.slice(span.from, span.to)))[kind] >= aloneFrom[kind],
  );
  return [...new Set([...own, ...told])].map(({ span }) => span);
}

/** Told as work, whatever words are in it: then a clause has to say of the speaker what is heard. */
function isTold(kind: Sensitive, clauses: readonly HeardClause[]): boolean {
  const count = (name: string): number => clauses.filter(({ families }) => families.has(name)).length;
  const work = count('deed') + count('workOthers') + count('outcome');
  if (kind === 'private') return clauses.length > 2;
  if (kind === 'steering') return count('deed') + count('story') > 1;
  return work > 2 && count('deed') > 0 && count('outcome') + count('workOthers') > 0;
}

/** Short words to the interviewer have much in common: what is likelier a request than an attempt to steer is one. */
function isRatherRequest(kind: Sensitive, likely: Likelihoods): boolean {
  if (kind === 'private') return false;
  const most = Math.max(...requests.map((each) => likely[each]));
  return kind === 'steering' ? most > likely.steering : most > 0.6 && likely[kind] < 0.6;
}

function isSteering(words: string): boolean {
  return judge('', words).steering >= heardFrom.steering;
}

function withoutSensitive(
  said: string,
  overall: Likelihoods,
  withheld: readonly Withheld[],
  { clauses, asked }: { clauses: readonly Span[]; asked: string },
): SayingReading {
  const others = sayingKinds.filter(
    (kind) => kind !== 'crisis' && kind !== 'distress' && kind !== 'private' && kind !== 'steering',
  );
  const kind = contentLength(said) > longestRequest || isNoise(said) ? 'answer' : mostLikely(others, overall);
  const back = clauses.filter(
    ({ from, to }) => isAsking(said.slice(from, to)) && judge(asked, plain(said.slice(from, to))).questionBack >= 0.5,
  );
  if (answering.includes(kind)) {
    const answered = { kind, kinds: [kind], withheld };
    if (back.length === 0 || contentLength(said) > longestRequest || overall.questionBack < 0.05) return answered;
    return {
      kind: 'questionBack',
      kinds: ['questionBack', kind],
      withheld: [...withheld, ...back.map((span) => ({ ...span, why: 'questionBack' as const }))],
    };
  }
  if (kind === 'questionBack' && overall.answer >= surelyAnswer && back.length > 0 && back.length < clauses.length) {
    return { kind, kinds: [kind, 'answer'], withheld: [...withheld, ...back.map((span) => ({ ...span, why: kind }))] };
  }
  return { kind, kinds: [kind], withheld: [{ from: 0, to: said.length, why: kind }] };
}

/** The same few characters over and over say nothing: that is for the scorer to tell (哈哈哈哈哈哈). */
function isNoise(said: string): boolean {
  return said.length > 6 && new Set(said).size < 4;
}

function isAsking(words: string): boolean {
  return /[?？吗呢么]|多少|几|啥|什么|怎么|哪|还是|有没有|是不是|how|what|when/u.test(words);
}

/** The likeliest of some kinds; an answer where none is likely. */
function mostLikely(kinds: readonly SayingKind[], likely: Likelihoods): SayingKind {
  const best = kinds.reduce((top, kind) => (likely[kind] > likely[top] ? kind : top), 'answer' as SayingKind);
  return likely[best] >= 0.1 ? best : 'answer';
}

function touches({ from, to }: Span, other: Span | undefined): boolean {
  return other !== undefined && from < other.to && other.from < to;
}

/** What is left of a text without the spans. */
function rest(text: string, spans: readonly Span[]): string {
  return [...text].length === 0
    ? ''
    : text
        .split('')
        .filter((_, at) => !spans.some(({ from, to }) => at >= from && at < to))
        .join('');
}

/**
 * The text with everything that may not be quoted as line breaks: as long as before, so that places stay, and no
 * sentence goes across a gap.
 */
export function quotableText(said: string, { withheld }: SayingReading): string {
  return said
    .split('')
    .map((unit, at) => (withheld.some(({ from, to }) => at >= from && at < to) ? '\n' : unit))
    .join('');
}
