import type { Plan } from '../engine/plan.ts';
import { askedBefore, type SpokenTurn } from './asked-before.ts';
import { contentLength } from '../scoring/fold.ts';
import { plain } from './plain.ts';
import { readSaying, type SayingReading, type Withheld } from './read-saying.ts';
import { heardClauses, showsOf } from './speakers.ts';
import type { SayingKind } from './saying-kind.ts';
import { heardKind, type HeardKind } from './turn/read-turn-kind.ts';
import { clauseSpans } from './windows.ts';

/** Kinds of turns by which the interviewer stops for somebody's sake. */
const stops: readonly string[] = ['pause', 'pauseOffer'];
/** It was about something else, or about others: 我说的是开车, 您听岔了, 那是我班上学生的事. */
const putsRight =
  /(?:说|讲|聊|指)的(?:就)?是(?!.{0,4}(?:实话|真的|真话|真心|心里|气话|自己|我自己))|我说(?!过|完|了|不)[^,，。?？]{1,12}呢|(?:听|理解|看)(?:岔|错)|误会|说的不是我|(?:这|那)个?(?:就)?是.{0,8}(?:学生|孩子|客户|病人|患者|同事|工人|师傅|员工|题目|工作|店里|车间)的?(?:事|情况|经历)/u;
/** Somebody who was heard in need feels better, and wants to go on. */
const better = /缓过来|好(?:多|些|点|一点)了|没事了|平静|稳住了/u;
const goOn = /继续|接着|开始|可以了/u;
/** Said of oneself, these are need whatever is said of them later. */
const beyondDoubt = ['dieWish', 'selfHarm', 'cry'];

/**
 * What a turn is beside the others: what sounded like need, and was told of something else, as its speaker said when the
 * interviewer stopped, is read as what it was; words on coming back are that and no answer. Everything else is read by
 * itself.
 */
export function readAmong<Turn extends SpokenTurn>(plan: Plan, turns: readonly Turn[], turn: Turn): SayingReading {
  const asked = askedBefore(plan, turns, turn);
  const reading = readSaying(asked, turn.text);
  if (isNeed(reading)) {
    if (isPutRight(turns, turn)) return readSaying(asked, turn.text, 'withoutNeed');
    if (!isOtherThanNeed(plan, turns, turn, reading)) return reading;
    return readAs(readSaying(asked, turn.text, 'withoutNeed'), kindAmong(plan, turns, turn), turn.text);
  }
  if (isOnlyBack(turns, turn)) return { kind: 'ready', kinds: ['ready'], withheld: wholeOf(turn.text) };
  return readAs(reading, kindAmong(plan, turns, turn), turn.text);
}

/** What a turn is among the others, by what was learned of turns. */
export function kindAmong<Turn extends SpokenTurn>(plan: Plan, turns: readonly Turn[], turn: Turn): HeardKind {
  const last = turns.findLast((each) => each.seq < turn.seq && each.speaker === 'interviewer');
  return heardKind(turn.text, { asked: askedBefore(plan, turns, turn), closing: last?.kind === 'closing' });
}

/**
 * Turns that need is heard in by their sound alone: no clause says anything of it, and what was learned of turns hears
 * something else (先挂了 at the end of an interview, a story of work in a dialect). A crisis has to be surer to be none.
 */
function isOtherThanNeed<Turn extends SpokenTurn>(
  plan: Plan,
  turns: readonly Turn[],
  turn: Turn,
  { kind }: SayingReading,
): boolean {
  const heard = kindAmong(plan, turns, turn);
  if (heard.kind === 'silent' || heard.kind === 'need') return false;
  if (heard.need >= (kind === 'crisis' ? leastNeed.crisis : leastNeed.distress)) return false;
  const words = clauseSpans(turn.text).map(({ from, to }) => plain(turn.text.slice(from, to)));
  // In a plain request a word that need goes with may stand by chance (后头全没声了); in a story it may be meant.
  const isPlain = heard.kind !== 'answer' && heard.likely >= plainlyOther && heard.need < leastNeed.crisis;
  // A story that answers beyond doubt may tell of fear or loss as well; a crisis is never taken away for that.
  const isStory = kind === 'distress' && heard.answer >= beyondDoubtAnswer;
  return heardClauses(words).every(
    (clause) =>
      (isPlain || isStory || !showsOf('distress', clause)) &&
      (isPlain ? ofDeath : ofNeed).every((name) => !clause.families.has(name)),
  );
}
/** From here on need stays need, by what was learned of turns. */
const beyondDoubtAnswer = 0.98;
const leastNeed = { crisis: 0.05, distress: 0.1 } as const;
/** How sure a turn has to be a request to be plainly one. */
const plainlyOther = 0.5;
/** Words that are never by chance. */
const ofDeath = ['dieWish', 'selfHarm'];
const ofNeed = ['dieWish', 'vanish', 'selfHarm', 'deathPlace', 'deathMeans', 'burden', 'urge', 'noTomorrow', 'cry'];

/** Kinds of sayings by which the reader knows what turns are. */
const sayingOf: Readonly<Partial<Record<HeardKind['kind'], SayingKind>>> = {
  abuse: 'abuse',
  askHuman: 'questionBack',
  askRepeat: 'repeat',
  askRephrase: 'clarification',
  complaint: 'questionBack',
  correction: 'correction',
  hurry: 'clarification',
  neverDid: 'neverDid',
  nothingToAdd: 'nothingToAdd',
  premiseDenied: 'deniedPremise',
  readBack: 'clarification',
  refusal: 'refusal',
  silent: 'think',
  need: 'distress',
  smallTalk: 'smallTalk',
  steering: 'steering',
  thanks: 'smallTalk',
  think: 'think',
  trouble: 'trouble',
};
/** Kinds of which the words still say something of the matter. */
const telling: readonly SayingKind[] = ['correction', 'deniedPremise'];
/** Kinds that are heard before a turn is asked what it is. */
const heardFirst: readonly SayingKind[] = ['crisis', 'distress', 'private', 'ready'];

/** A reading with what its turn is: the two agree on what of it may be quoted. */
function readAs(reading: SayingReading, { kind }: HeardKind, text: string): SayingReading {
  if (heardFirst.includes(reading.kind) || reading.kinds.length > 1 || kind === 'questionBack') return reading;
  if (kind === 'answer') {
    const own = reading.withheld.filter(({ from, to }) => to - from < text.length);
    return keepsItsKind.includes(reading.kind) ? reading : { kind: 'answer', kinds: ['answer'], withheld: own };
  }
  const is = sayingOf[kind];
  if (is === undefined || is === reading.kind) return reading;
  if (telling.includes(is)) return { kind: is, kinds: [is], withheld: [] };
  return { kind: is, kinds: [is], withheld: [{ from: 0, to: text.length, why: is }] };
}
const keepsItsKind: readonly SayingKind[] = ['answer', 'steering', 'correction', 'deniedPremise', 'abuse'];

/** The turn that `turn` puts right; null where it does not. */
export function putRightBy<Turn extends SpokenTurn>(plan: Plan, turns: readonly Turn[], turn: Turn): Turn | null {
  const before = turns.findLast((each) => each.speaker === 'candidate' && each.seq < turn.seq);
  if (before === undefined || !isPutRight(turns, before)) return null;
  return isNeed(readSaying(askedBefore(plan, turns, before), before.text)) ? before : null;
}

/** Whether somebody for whom the interviewer stopped says that they are better and that they want to go on. */
export function wantsToGoOn(turns: readonly SpokenTurn[], turn: SpokenTurn): boolean {
  return (
    better.test(turn.text) &&
    goOn.test(turn.text) &&
    !isBeyondDoubt(turn.text) &&
    turns.some((each) => each.seq < turn.seq && stops.includes(each.kind ?? ''))
  );
}

/** Few words after the interviewer stopped, that one is there again and would go on: they answer nothing. */
function isOnlyBack(turns: readonly SpokenTurn[], turn: SpokenTurn): boolean {
  const before = turns.findLast((each) => each.speaker === 'interviewer' && each.seq < turn.seq);
  return stops.includes(before?.kind ?? '') && contentLength(turn.text) <= mostBack && back.test(turn.text);
}
const mostBack = 30;
const back = /没事|没关系|不要紧|好(?:些|多|点|一点)了?|缓过来|平静|继续/u;

function wholeOf(text: string): Withheld[] {
  return [{ from: 0, to: text.length, why: 'ready' }];
}

function isNeed({ kind }: SayingReading): boolean {
  return kind === 'crisis' || kind === 'distress';
}

/** Whether what was said next, after the interviewer had stopped, puts the turn right. */
function isPutRight(turns: readonly SpokenTurn[], turn: SpokenTurn): boolean {
  const reply = turns.find((each) => each.seq > turn.seq && each.speaker === 'interviewer');
  const next = turns.find((each) => each.seq > turn.seq && each.speaker === 'candidate');
  if (reply === undefined || next === undefined || next.seq < reply.seq || !stops.includes(reply.kind ?? ''))
    return false;
  return putsRight.test(next.text) && !isBeyondDoubt(turn.text) && !isBeyondDoubt(next.text);
}

function isBeyondDoubt(text: string): boolean {
  const words = clauseSpans(text).map(({ from, to }) => plain(text.slice(from, to)));
  return heardClauses(words).some(
    ({ subject, families }) => subject !== 'others' && beyondDoubt.some((name) => families.has(name)),
  );
}
