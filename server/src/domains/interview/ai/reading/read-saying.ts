import { contentLength, type Span } from '../scoring/fold.ts';
import { hiddenIn, reversed } from './hidden.ts';
import { judge, judgeWhole, type Likelihoods, type WholeLikelihoods } from './judge.ts';
import { leadingFacts } from './leading-facts.ts';
import { plain } from './plain.ts';
import { requestKinds, type SayingKind, type WholeKind, wholeKinds, windowKinds } from './saying-kind.ts';
import {
  addressesReaders,
  couldSteer,
  heardClauses,
  isMethod,
  showsOf,
  isWork,
  tellsPrivate,
  type HeardClause,
  type Sensitive,
} from './speakers.ts';
import { asksListener, statesOtherwise } from './statements.ts';
import { clauseSpans, shortWindowsOf, windowsOf } from './windows.ts';

/** Words that may never be quoted, and why. */
export interface Withheld extends Span {
  readonly why: SayingKind;
}

/**
 * Goes with every report; raised with every change of what is kept back, so that reports made before are looked through
 * once more.
 */
export const readingVersion = 4;

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
/** Kinds that are not looked for in what its speaker said to be told of something else. */
const need: readonly Sensitive[] = ['crisis', 'distress'];
/** From here on a kind is heard. Somebody in need is rather asked once too often. */
const heardFrom: Readonly<Record<Sensitive, number>> = { crisis: 0.15, distress: 0.25, steering: 0.5, private: 0.4 };
/** The same of one clause of an answer by itself: there is less to go by. */
const aloneFrom: Readonly<Record<Sensitive, number>> = { crisis: 0.25, distress: 0.3, steering: 0.5, private: 0.5 };
/** What reads as an answer this surely is another kind only where a clause says so of the speaker. */
const surelyAnswer = 0.5;
/** Longer words are no mere request, question or refusal, whatever is in them. */
const longestRequest = 70;
/** What is left of an answer in units of content: less is not worth quoting. */
const leastLeft = 8;
/** Kinds that answer, even if not as expected. */
const answering: readonly SayingKind[] = ['answer', 'deniedPremise', 'correction'];

/**
 * Reads what was said to a question: what it is, and what of it is no answer. Pure and instant; the interviewer, the
 * scorer and whatever an employer sees all ask this one function, through `readAmong` where there are other turns.
 */
export function readSaying(question: string, said: string, as: 'all' | 'withoutNeed' = 'all'): SayingReading {
  const key = `${as}\n\n${question}\n\n${said}`;
  const known = lately.get(key);
  if (known !== undefined) return known;
  if (lately.size >= mostKept) lately.clear();
  const lookedFor = as === 'all' ? sensitive : sensitive.filter((kind) => !need.includes(kind));
  const reading = readBehindFacts(question, said, lookedFor) ?? read(question, said, lookedFor);
  lately.set(key, reading);
  return reading;
}

/** What follows the plain facts that somebody begins with, read by itself; null where nobody begins so. */
function readBehindFacts(question: string, said: string, lookedFor: readonly Sensitive[]): SayingReading | null {
  const leading = leadingFacts(said);
  if (leading === null) return null;
  const { kind, kinds, withheld } = read(question, said.slice(leading.rest), lookedFor);
  // Without them it may seem to be less than it is.
  if (!answering.includes(kind) && !need.some((each) => each === kind)) {
    const whole = read(question, said, lookedFor);
    if (answering.includes(whole.kind)) return whole;
  }
  return {
    kind,
    // A fact in passing decides nothing: it is only kept back.
    kinds: answering.includes(kind) || kinds.includes('private') ? kinds : [...kinds, 'private'],
    withheld: [
      ...leading.facts.map((span) => ({ ...span, why: 'private' as const })),
      ...withheld.map(({ from, to, why }) => ({ from: from + leading.rest, to: to + leading.rest, why })),
    ],
  };
}

/** The same turn is asked for by the interviewer, the scorer and every look at the transcript. */
const lately = new Map<string, SayingReading>();
const mostKept = 500;

function read(question: string, said: string, lookedFor: readonly Sensitive[]): SayingReading {
  const clauses = ownClauses(said);
  const asked = plain(question);
  const codes = hiddenIn(said);
  const coded = codes.filter(({ words }) => isSteering(words));
  const words = clauses.map(({ from, to }) => plain(said.slice(from, to)));
  const heard = heardClauses(words);
  const whole = plain(said);
  const looks = windowsOf(said, clauses).map((window): Look => ({
    window,
    likely: judge(asked, plain(said.slice(window.from, window.to))),
  }));
  const overall = likeliest(looks.map(({ likely }) => likely));
  const all = judgeWhole(asked, whole);
  const around: Around = { clauses, heard, asked, said, all };
  const found = lookedFor.flatMap((kind) => {
    const spans = looks.flatMap((look) => spansOf(kind, look, around));
    if (kind === 'crisis' && looks.length > 1) spans.push(...crisesInStory(spans.splice(0), looks, around));
    if (kind === 'private' && spans.length === 0)
      spans.push(...saidShortly(kind, shortLooks(kind, shortFrom.private.around, looks, around), around));
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
  if (first === null) return withoutSensitive(said, overall, withheld, { clauses, asked, all });
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
  const entries = windowKinds.map((kind) => [kind, Math.max(0, ...windows.map((each) => each[kind]))] as const);
  return Object.fromEntries(entries) as Likelihoods;
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

/** What a few clauses are. */
interface Look {
  readonly window: Span;
  readonly likely: Likelihoods;
}

interface Around {
  readonly clauses: readonly Span[];
  readonly heard: readonly HeardClause[];
  readonly asked: string;
  readonly said: string;
  readonly all: WholeLikelihoods;
}

/** From here on a few words in a story are a kind by themselves, or agree with a longer window that is. */
const shortFrom = {
  crisis: { from: 0.6, around: 0.05, agrees: 0.4 },
  private: { from: 0.9, around: 0.5 },
} as const;
/** Words that answer may be as surely another kind: from here on, and so much less surely than an answer at most. */
const likelierFrom: Readonly<Record<Sensitive, number>> = { crisis: 0.6, distress: 0.85, private: 0.9, steering: 0.85 };
const likelierWithin: Readonly<Record<Sensitive, number>> = { crisis: 0.2, distress: 0.03, private: 0, steering: 0 };

/** Whether words are a kind rather than an answer, though something in them sounds like one. */
function isLikelier(kind: Sensitive, likely: Likelihoods): boolean {
  return likely[kind] >= likelierFrom[kind] && likely[kind] >= likely.answer - likelierWithin[kind];
}

/** A few words that are all that was said: these leave no doubt, whatever else they sound like. */
const surelyCrisis = 0.97;

/**
 * The worst is often said in a few words behind a story of work, which outweighs it in a longer window; and a window of a
 * story may sound like it by chance. So a few words have to be a crisis, and what is around them has to agree.
 */
function crisesInStory(spans: readonly Span[], looks: readonly Look[], around: Around): Span[] {
  const shorts = shortLooks('crisis', shortFrom.crisis.around, looks, around);
  const agreed = spans.filter((span) =>
    shorts.some(({ window, likely }) => touches(window, span) && likely.crisis >= shortFrom.crisis.agrees),
  );
  return [...agreed, ...saidShortly('crisis', shorts, around)];
}

/** A few words that are a kind by themselves, said of no stranger. */
function saidShortly(kind: 'crisis' | 'private', shorts: readonly Look[], { clauses, heard }: Around): Span[] {
  return shorts
    .filter(({ window, likely }) => {
      const own = heard.filter((_, at) => touches(window, clauses[at]));
      const isOwn = own.some(({ subject }) => subject !== 'others');
      return isOwn && likely[kind] >= shortFrom[kind].from && isLikelier(kind, likely);
    })
    .map(({ window }) => window);
}

/** Looks at few words each, where a longer window is a kind with at least this likelihood. */
function shortLooks(
  kind: 'crisis' | 'private',
  least: number,
  looks: readonly Look[],
  { clauses, asked, said }: Around,
): Look[] {
  const near = looks.filter(({ likely }) => likely[kind] >= least);
  return shortWindowsOf(said, clauses)
    .filter((window) => near.some((look) => touches(window, look.window)))
    .map((window) => ({ window, likely: judge(asked, plain(said.slice(window.from, window.to))) }));
}

/** The clauses of one window that are of a kind; none where the window is not. */
function spansOf(kind: Sensitive, { window, likely }: Look, around: Around): Span[] {
  const inside = around.clauses.flatMap((span, at) => {
    const heard = around.heard[at];
    return heard !== undefined && span.from >= window.from && span.to <= window.to ? [{ span, heard }] : [];
  });
  const told = kind === 'private' ? inside.filter(({ heard }) => tellsPrivate(heard)) : [];
  const isAll =
    kind === 'crisis' && inside.length === around.clauses.length && likely.crisis >= surelyCrisis && !isOthers(inside);
  const likelier = !isTold(kind, inside) && ((isLikelier(kind, likely) && !isOthers(inside)) || isAll);
  const answers = !likelier && (likely.answer >= surelyAnswer || isTold(kind, inside));
  const shown = inside.filter(({ heard }) => showsOf(kind, heard));
  const turns = kind === 'steering' && couldSteer(inside.map(({ heard }) => heard));
  const isSure = likely.steering >= 0.95 && !inside.some(({ heard }) => isMethod(heard));
  if (kind === 'steering' && !turns && !isSure) return [];
  const least = answers ? 0.5 : heardFrom[kind];
  const is = likely[kind] >= least && (answers ? shown.length > 0 : !isRatherRequest(kind, likely, around));
  if (!is) return told.map(({ span }) => span);
  if (!answers) return [window];
  // In an answer a clause has to say it by itself too, or the whole leaves no doubt.
  const sure = likely[kind] >= 0.9 && (likely.answer < surelyAnswer || (kind === 'distress' && !isOthers(inside)));
  const own = shown.filter(
    ({ span }) =>
      sure ||
      kind === 'crisis' ||
      judge(around.asked, plain(around.said.slice(span.from, span.to)))[kind] >= aloneFrom[kind],
  );
  return [...new Set([...own, ...told])].map(({ span }) => span);
}

/** Told of somebody else, for whom something was done. */
function isOthers(clauses: readonly { readonly heard: HeardClause }[]): boolean {
  return (
    clauses.some(({ heard }) => heard.subject === 'others') && clauses.some(({ heard }) => heard.families.has('deed'))
  );
}

/** Told as work, whatever words are in it: then a clause has to say of the speaker what is heard. */
function isTold(kind: Sensitive, clauses: readonly { readonly heard: HeardClause }[]): boolean {
  const count = (name: string): number => clauses.filter(({ heard }) => heard.families.has(name)).length;
  const work = count('deed') + count('workOthers') + count('outcome');
  if (kind === 'private') return clauses.length > 2;
  if (kind === 'steering') return count('deed') + count('story') > 1;
  return work > 2 && count('deed') > 0 && count('outcome') + count('workOthers') > 0;
}

/** Short words to the interviewer have much in common: what is likelier a request than an attempt to steer is one. */
function isRatherRequest(kind: Sensitive, likely: Likelihoods, { said, all }: Around): boolean {
  if (kind === 'private' || contentLength(said) > longestRequest) return false;
  const most = Math.max(...requestKinds.map((each) => all[each]));
  return kind === 'steering' ? most > likely.steering : most > 0.6 && likely[kind] < most;
}

function isSteering(words: string): boolean {
  return judge('', words).steering >= heardFrom.steering;
}

function withoutSensitive(
  said: string,
  overall: Likelihoods,
  withheld: readonly Withheld[],
  { clauses, asked, all }: { clauses: readonly Span[]; asked: string; all: WholeLikelihoods },
): SayingReading {
  const isLong = contentLength(said) > longestRequest;
  const most = isNoise(said) ? 'answer' : mostLikely(all, isLong, plain(said));
  const back = clauses.filter(
    (span) => isAsking(said, span) && judge(asked, plain(said.slice(span.from, span.to))).questionBack >= 0.5,
  );
  // Somebody with several questions tells at length why they ask.
  const asksAtLength = most === 'answer' && isLong && back.length > 1 && all.answer < surelyAnswer;
  const kind = asksAtLength ? 'questionBack' : most === 'neverDid' && asksForLack.test(asked) ? 'answer' : most;
  if (answering.includes(kind)) {
    const answered = { kind, kinds: [kind], withheld };
    if (back.length === 0 || isLong || overall.questionBack < 0.05) return answered;
    return {
      kind: 'questionBack',
      kinds: ['questionBack', kind],
      withheld: [...withheld, ...back.map((span) => ({ ...span, why: 'questionBack' as const }))],
    };
  }
  if (
    kind === 'questionBack' &&
    !asksAtLength &&
    overall.answer >= surelyAnswer &&
    back.length > 0 &&
    back.length < clauses.length
  ) {
    return { kind, kinds: [kind, 'answer'], withheld: [...withheld, ...back.map((span) => ({ ...span, why: kind }))] };
  }
  return { kind, kinds: [kind], withheld: [{ from: 0, to: said.length, why: kind }] };
}

/** What somebody has not done is asked for (还有哪些没有用过). */
const asksForLack = /哪(?:些|里|块|部分)[^?]{0,10}(?:没有?|不)(?:用|做|碰|学|试|会|懂)/u;

/** The same few characters over and over say nothing: that is for the scorer to tell (哈哈哈哈哈哈). */
function isNoise(said: string): boolean {
  return said.length > 6 && new Set(said).size < 4;
}

/** Whether a clause asks, with the mark that ends it. */
function isAsking(said: string, { from, to }: Span): boolean {
  return asksListener(plain(said.slice(from, to + 1)));
}

/** What a saying as a whole is; an answer where nothing else is likelier. Many words are none but for good reasons. */
function mostLikely(all: WholeLikelihoods, isLong: boolean, words: string): SayingKind {
  const possible = wholeKinds.filter((kind) => !statesOtherwise(kind, words));
  const best = possible.reduce<WholeKind>((top, kind) => (all[kind] > all[top] ? kind : top), 'answer');
  const isOther = all[best] >= leastOther && (!isLong || all.answer < mostAnswer);
  return isOther ? best : 'answer';
}
/** The least by which a saying is a request, and the most by which a long one may be an answer beside that. */
const leastOther = 0.005;
const mostAnswer = 0.3;

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
