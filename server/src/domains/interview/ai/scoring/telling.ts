import type { QuestionForm } from '../bank/question.ts';
import type { Clause, Doer } from './clause.ts';
import { contentLength } from './fold.ts';
import * as lexicon from './lexicon.ts';
import * as marks from './marks.ts';

/** What a told case may contain besides acts and figures; each once is nearly all there is to get of it. */
export const elements = ['cause', 'check', 'decision', 'outcome', 'lasting', 'mistake', 'turn', 'exchange'] as const;
export type Element = (typeof elements)[number];

/** What one clause tells: nothing of it is worth more for being long. */
export interface Telling {
  /** Says something about the answer at all; 嗯 and who the speaker is do not. */
  readonly counts: boolean;
  /** Praise, advice, slogans, creeds, what others did: it carries nothing. */
  readonly wasted: boolean;
  /** An act, an event or a fact. */
  readonly carries: number;
  readonly act: number;
  /** Something that happened at one time. */
  readonly event: boolean;
  readonly figures: number;
  readonly elements: Readonly<Record<Element, number>>;
  /** A claim that leaves no room, and what takes such a claim back. */
  readonly absolute: boolean;
  readonly takesBack: boolean;
  /** Leaves it unknown why something was so. */
  readonly unexamined: boolean;
  /** Speaks of oneself, of one's record or of what one holds, instead of a case. */
  readonly talk: boolean;
}

/** Shortest clause that can tell something, as content length. */
const shortestClause = 3;
/** What work that goes on day after day is worth against something that happened. */
const volume = 0.3;
/** What somebody else did is worth as much of what carries. */
const borrowed = 0.5;
/** An outcome nobody could look up (最后挺顺利). */
const bareOutcome = 0.4;

/** How much an act counts as the speaker's own. Spoken Chinese leaves the subject out more often than not. */
const ownAct: Readonly<Record<Doer, number>> = {
  self: 1,
  implied: 1,
  none: 0.7,
  we: 0.6,
  other: 0.2,
  generic: 0,
};

/** What the reading of a clause depends on besides its words. */
interface Setting {
  readonly form: QuestionForm;
  /** The sentence tells of work that goes on day after day. */
  readonly habitual: boolean;
  /** The clause before it says what one does in general. */
  readonly advising: boolean;
}

/**
 * Reads the clauses of one sentence. What one would do counts as told only where the question asks for it; in a story
 * it goes on until something happens (首先不能急，再看日志，找同事).
 */
export function readTellings(texts: readonly string[], clauses: readonly Clause[], form: QuestionForm): Telling[] {
  const habitual = texts.some((text) => marks.habit.test(text));
  let advising = false;
  return clauses.map((clause, at) => {
    const text = texts[at] ?? '';
    if (form === 'experience') advising = advises(text, clause) || (advising && !marks.event.test(text));
    return readTelling(text, clause, { form, habitual, advising });
  });
}

function advises(text: string, { doer }: Clause): boolean {
  return doer === 'generic' || marks.general.test(text);
}

function readTelling(text: string, clause: Clause, { form, habitual, advising }: Setting): Telling {
  const counts = contentLength(text) >= shortestClause && !marks.person.test(text);
  const wasted = advising || idle.some((pattern) => pattern.test(text));
  const kept = counts && !wasted;
  const doer = doerIn(text, clause, form);
  const isVolume = (habitual || marks.record.test(text)) && !hasChange(text);
  const worth = (isVolume ? volume : 1) * (doer === 'other' ? borrowed : 1);
  const acts = marks.act.test(text);
  const event = marks.event.test(text);
  const figures = Math.min(2, text.match(marks.quantity)?.length ?? 0);
  const told = elementsIn(text, figures);
  const carries = acts || figures > 0 || event || told.cause + told.check + told.decision + told.exchange > 0;
  return {
    counts,
    wasted: counts && wasted,
    carries: kept && carries ? worth : 0,
    event: kept && event,
    act: kept && acts ? ownAct[doer] * worth : 0,
    figures: kept ? figures * worth : 0,
    elements: !kept ? nothing : doer === 'other' ? { ...nothing, ...ofOthers(told) } : told,
    absolute: marks.absolute.test(text),
    takesBack: marks.reversal.test(text),
    unexamined: marks.unexamined.test(text),
    talk: counts && (advising || talking.some((pattern) => pattern.test(text))),
  };
}

/** Clauses with one of these carry nothing, whoever says them. */
const idle = [marks.opinion, marks.praise, marks.handedOff, marks.evasive, marks.abstract, marks.indifferent] as const;

/** Clauses with one of these are talk: each of them stands for a part of the case that is not told. */
const talking = [marks.record, marks.praise, marks.opinion, marks.indifferent] as const;

/** Whom a clause is about. What one would do is the speaker's own where the question asks for it. */
function doerIn(text: string, { doer }: Clause, form: QuestionForm): Doer {
  if (form !== 'experience') return doer === 'generic' || doer === 'other' ? 'none' : doer;
  return doer === 'none' && lexicon.otherSubject.test(text) ? 'other' : doer;
}

type Elements = Readonly<Record<Element, number>>;

function elementsIn(text: string, figures: number): Elements {
  const verifiable = figures > 0 || marks.lasting.test(text) || hasChange(text);
  return {
    cause: Number(marks.cause.test(text)),
    check: Number(marks.check.test(text)),
    decision: Number(marks.decision.test(text)),
    outcome: marks.outcome.test(text) ? (verifiable ? 1 : bareOutcome) : 0,
    lasting: Number(marks.lasting.test(text)),
    mistake: Number(marks.mistake.test(text)),
    turn: Number(marks.turn.test(text)),
    exchange: Number(marks.exchange.test(text)),
  };
}

/** What others do can still be why, what stood in the way, and what they wanted; the rest is theirs. */
function ofOthers({ cause, turn, exchange }: Elements): Partial<Elements> {
  return { cause, turn, exchange };
}

const nothing: Elements = {
  cause: 0,
  check: 0,
  decision: 0,
  outcome: 0,
  lasting: 0,
  mistake: 0,
  turn: 0,
  exchange: 0,
};

function hasChange(text: string): boolean {
  return text.search(lexicon.contrast) >= 0;
}
