import {
  asidePrivate,
  calmInClosing,
  care,
  careAgain,
  gentleBack,
  misheard,
  smallInClosing,
  steadfastInClosing,
  takeCare,
  takeTimeGently,
  upset,
} from '../engine/phrases.ts';
import type { Plan } from '../engine/plan.ts';
import type { QuestionResult, ReportContent, ReportQuote } from '@pinjian/contract/interview-report.ts';
import { withheldLine } from '@pinjian/contract/interview-report.ts';
import { putRightBy, readAmong } from './put-right.ts';
import { readSaying, type SayingReading, type Withheld } from './read-saying.ts';
import type { SayingKind } from './saying-kind.ts';

interface Turn {
  readonly seq: number;
  readonly speaker: 'interviewer' | 'candidate';
  readonly kind: string;
  readonly text: string;
  readonly question: number | null;
}

/** What of a transcript may not be quoted and what of it no employer sees, by turn. */
export interface Marks {
  readonly unquotable: ReadonlyMap<number, readonly Withheld[]>;
  readonly unseen: ReadonlyMap<number, readonly Withheld[]>;
}

/**
 * Kinds that stay the candidate's own. What was asked of the interview itself (to repeat, to wait, about the job) may be
 * read: it says nothing of the person.
 */
const unseenKinds: readonly SayingKind[] = [
  'crisis',
  'distress',
  'private',
  'steering',
  'abuse',
  'smallTalk',
  'refusal',
];

/** Short words of somebody who feels better. */
const comesBack = /^.{0,8}(?:没事|好(?:些|多|点|一点)|缓过来|平静|可以|继续).{0,12}$/u;

/** `withheld` are turns that the interviewer read as no answer while it talked: a model hears what rules do not. */
export function marksOf(plan: Plan, turns: readonly Turn[], withheld: readonly number[] = []): Marks {
  const [unquotable, unseen] = [new Map<number, readonly Withheld[]>(), new Map<number, readonly Withheld[]>()];
  let after: SayingKind | null = null;
  for (const turn of turns) {
    if (turn.speaker === 'interviewer') continue;
    const reading = readAmong(plan, turns, turn);
    const byModel = withheld.includes(turn.seq) && reading.withheld.length === 0;
    const heard = byModel ? wholeAs('distress', turn.text) : reading.withheld;
    // What is said on coming back (我没事了) tells what it came back from.
    const back: boolean = after !== null && (reading.kind === 'ready' || comesBack.test(turn.text));
    const putsRight = putRightBy(plan, turns, turn) !== null;
    const own = (back && heard.length === 0) || putsRight ? wholeAs('ready', turn.text) : heard;
    const hidden: readonly Withheld[] = own.filter(({ why }) => back || putsRight || unseenKinds.includes(why));
    if (own.length > 0) unquotable.set(turn.seq, own);
    if (hidden.length > 0) unseen.set(turn.seq, hidden);
    after =
      hidden.some(({ why }) => why === 'crisis' || why === 'distress') || (back && after !== null) ? 'distress' : null;
  }
  return { unquotable, unseen };
}

function wholeAs(why: SayingReading['kind'], text: string): Withheld[] {
  return [{ from: 0, to: text.length, why }];
}

/** The transcript as an employer reads it: a neutral line stands for what is none of their business, and for the reply to it. */
export function seenTranscript<T extends Turn>(turns: readonly T[], { unseen }: Marks): T[] {
  let hidden = false;
  const own = turns.filter((turn) => turn.speaker === 'candidate');
  const said = own.map(({ text }) => text).join('\n');
  const seen = own.map(({ seq, text }) => masked(text, unseen.get(seq) ?? [])).join('\n');
  const shown = turns.map((turn) => {
    if (turn.speaker === 'candidate') {
      const spans = unseen.get(turn.seq) ?? [];
      hidden = spans.length > 0;
      return { ...turn, text: masked(turn.text, spans) };
    }
    const tellsOfNeed = ofNeed.some((words) => turn.text.startsWith(words));
    if (tellsOfNeed || (hidden && !asks.includes(turn.kind))) return { ...turn, text: withheldLine };
    const text = besideQuestions.reduce((left, aside) => left.replace(aside, ''), turn.text);
    return { ...turn, text: withoutUnseenCitations(text, said, seen) };
  });
  // How many turns something took says how grave it was: one line stands for all of them.
  return shown.filter(({ text }, at) => text !== withheldLine || shown[at - 1]?.text !== withheldLine);
}

/** What the interviewer says to somebody in need, rightly or not. */
const ofNeed: readonly string[] = [...care, ...careAgain, ...upset, ...gentleBack, ...takeTimeGently];

/** What it says before it goes on, and what tells of words that are not shown. */
const besideQuestions: readonly string[] = [
  ...asidePrivate,
  ...misheard,
  ...takeCare,
  ...calmInClosing,
  ...steadfastInClosing,
  ...smallInClosing,
];

/** Turns of the interviewer that go on with the interview; every other one answers what was just said. */
const asks: readonly string[] = ['question', 'followUp', 'closing', 'farewell', 'repeat', 'rephrase'];

/** What the interviewer cites of words that are not shown is not shown either. */
function withoutUnseenCitations(text: string, said: string, seen: string): string {
  return text.replaceAll(/“([^”]*)”/gu, (whole, words: string) =>
    said.includes(words) && !seen.includes(words) ? '“……”' : whole,
  );
}

/** A text with one neutral line for every run of unseen words. */
function masked(text: string, spans: readonly Withheld[]): string {
  let shown = '';
  for (let at = 0; at < text.length; at += 1) {
    if (!spans.some(({ from, to }) => at >= from && at < to)) shown += text.charAt(at);
    else if (!shown.endsWith(withheldLine)) shown += withheldLine;
    else continue;
  }
  return joined(shown);
}

/** Marks between two neutral lines belong to neither. */
function joined(shown: string): string {
  const between = new RegExp(`${withheldLine}(?:[\\s，。、；：！？,.;:!?…~～]*${withheldLine})+`, 'gu');
  return shown.replaceAll(between, withheldLine);
}

/** One turn as an employer reads it. */
export function seenText(seq: number, text: string, { unseen }: Marks): string {
  return masked(text, unseen.get(seq) ?? []);
}

/** A report without any quote of words that may not be quoted. */
export function withoutUnquotable(content: ReportContent, { unquotable, unseen }: Marks): ReportContent {
  const may = ({ seq, start, end }: ReportQuote): boolean =>
    !(unquotable.get(seq) ?? []).some(({ from, to }) => from < end && start < to);
  const pointsOf = (question: QuestionResult) =>
    question.points.map((point) =>
      point.quote === null || may(point.quote) ? point : { ...point, met: false, quote: null },
    );
  const wrongsOf = ({ wrongs = [] }: QuestionResult) => wrongs.filter(({ quote }) => may(quote));
  return {
    ...content,
    competencies: content.competencies.map((each) => withoutReceipts(each, each.quotes.filter(may))),
    questions: content.questions.map((each) => withWrongs({ ...each, points: pointsOf(each) }, wrongsOf(each))),
    coverage: content.coverage.map((each) => {
      const quotes = each.quotes.filter(may);
      const state = each.state === 'shown' && quotes.length === 0 ? ('askedNotShown' as const) : each.state;
      return { ...each, quotes, state };
    }),
    candidateQuestions: content.candidateQuestions.map((each) => ({ ...each, text: seenQuestion(each.text) })),
  };
  function seenQuestion(text: string): string {
    const spans = unseen.size === 0 ? [] : readSaying('', text).withheld.filter(({ why }) => unseenKinds.includes(why));
    return masked(text, spans);
  }
}

/** The same report with its quotes in the places of the transcript as it is seen: neutral lines move what is behind them. */
export function placedAsSeen(content: ReportContent, turns: readonly Turn[], { unseen }: Marks): ReportContent {
  const placed = (quote: ReportQuote): ReportQuote => {
    const spans = unseen.get(quote.seq);
    const text = turns.find((turn) => turn.seq === quote.seq)?.text;
    if (spans === undefined || text === undefined) return quote;
    const start = masked(text.slice(0, quote.start), spans).length;
    return { ...quote, start, end: start + quote.text.length };
  };
  return {
    ...content,
    competencies: content.competencies.map((each) => ({ ...each, quotes: each.quotes.map(placed) })),
    questions: content.questions.map((each) => {
      const points = each.points.map(({ quote, ...point }) => ({ ...point, quote: quote && placed(quote) }));
      const wrongs = (each.wrongs ?? []).map(({ label, quote }) => ({ label, quote: placed(quote) }));
      return withWrongs({ ...each, points }, wrongs);
    }),
    coverage: content.coverage.map((each) => ({ ...each, quotes: each.quotes.map(placed) })),
  };
}

/** A question with these wrong claims; without the key where there are none. */
function withWrongs(question: QuestionResult, wrongs: NonNullable<QuestionResult['wrongs']>): QuestionResult {
  const { wrongs: _, ...rest } = question;
  return wrongs.length === 0 ? rest : { ...rest, wrongs };
}

/** A score without a receipt is none. */
function withoutReceipts<Result extends ReportContent['competencies'][number]>(
  result: Result,
  quotes: Result['quotes'],
): Result {
  if (quotes.length > 0 || result.quotes.length === 0) return { ...result, quotes };
  return { ...result, quotes, score: null, anchor: null, state: 'insufficient', reason: '没有可以引用的回答' };
}
