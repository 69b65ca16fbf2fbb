import { readFileSync } from 'node:fs';
import { bank } from '../../../server/src/domains/interview/ai/bank/bank.ts';
import type { SayingKind } from '../../../server/src/domains/interview/ai/reading/saying-kind.ts';
import { turnKinds, type TurnKind } from '../../../server/src/domains/interview/ai/reading/turn/turn-kind.ts';
import { labelledSayings, linesOf } from '../interview-sayings/sayings.ts';

/** A turn to learn from: what was said, to what, and what it is. */
export interface TurnLesson {
  readonly said: string;
  readonly asked: string;
  readonly closing: boolean;
  readonly kind: TurnKind;
  /** How much it counts beside the others. */
  readonly worth: number;
  /** The conversation it is of; '' for none. */
  readonly of: string;
  /** Who wrote it, where that is kept apart; '' where it is not. */
  readonly hand: string;
}

/** Hands that wrote sayings and conversations without knowing the interviewer or each other. */
export const hands = ['u', 'v', 'w'] as const;

const bench = new URL('../../../bench/', import.meta.url);
const folder = new URL('./sayings/', import.meta.url);

/** What the kinds of readSaying are among the kinds of turns; those that are not there are nobody's own matter to learn. */
const ofSayings: Readonly<Partial<Record<SayingKind, TurnKind>>> = {
  answer: 'answer',
  abuse: 'abuse',
  clarification: 'askRephrase',
  crisis: 'need',
  distress: 'need',
  correction: 'correction',
  deniedPremise: 'premiseDenied',
  neverDid: 'neverDid',
  nothingToAdd: 'nothingToAdd',
  questionBack: 'questionBack',
  refusal: 'refusal',
  repeat: 'askRepeat',
  smallTalk: 'smallTalk',
  steering: 'steering',
  think: 'think',
  trouble: 'trouble',
};

/** What the scripts call a turn, where kinds of turns have another name. */
const ofScripts: Readonly<Record<string, TurnKind>> = {
  partial: 'answer',
  detailed: 'answer',
  private: 'answer',
  contradiction: 'answer',
  noContradiction: 'answer',
  distress: 'need',
  impatience: 'hurry',
  offTopic: 'smallTalk',
  politeRefusal: 'refusal',
  // Who has begun and does not get on is given time, as who says so is.
  silence: 'think',
};

/** Kinds that the closing part is full of. */
const inClosing: readonly TurnKind[] = ['thanks', 'questionBack', 'askHuman', 'complaint'];

const isKind = (kind: string): kind is TurnKind => turnKinds.some((each) => each === kind);

function jsonLines<Line>(url: URL): Line[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

interface Script {
  readonly id: string;
  readonly questions: readonly string[];
  readonly turns: readonly { readonly question: number; readonly said: string; readonly is: string }[];
}

/** Turns of the scripted conversations that may be learned from. */
export function scriptedLessons(): TurnLesson[] {
  return jsonLines<Script>(new URL('conversations/tuned.jsonl', bench)).flatMap(({ id, questions, turns }) =>
    turns.flatMap(({ question, said, is }) => {
      const kind = ofScripts[is] ?? is;
      if (!isKind(kind)) return [];
      const asked = bank.find((each) => each.id === questions[question])?.text ?? '';
      return [{ said, asked, closing: question === 3, kind, worth: 2, of: id, hand: handOf(id) }];
    }),
  );
}

const handOf = (id: string): string => hands.find((hand) => id.startsWith(hand)) ?? '';

/** The lines of a file with tabs between their columns. */
function tabLines(name: string): string[][] {
  return readFileSync(new URL(`hands/${name}.tsv`, folder), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

/** The sayings of one hand, each with what had been asked; those held out are only ever measured. */
export function handLessons(hand: string, part: '' | '-held-out' = ''): TurnLesson[] {
  const said = tabLines(`${hand}${part}`).map(([kind = '', asked = '', said = '']) => ({ kind, asked, said }));
  const later = tabLines(`${hand}-earlier${part}`).map(([kind = '', asked = '', , said = '']) => ({
    kind,
    asked,
    said,
  }));
  return [...said, ...later].flatMap(({ kind: name, asked, said }) => {
    const kind = ofScripts[name] ?? name;
    if (!isKind(kind)) return [];
    const closing = closes.test(asked);
    return [{ said, asked, closing, kind, worth: 1, of: '', hand }];
  });
}
const closes = /想了解的|面试(?:到这里|结束)|还有(?:什么|别的)?(?:想问|问题)/u;

/** Everything else: sayings written for this, sayings labelled by others, and answers that may be learned from. */
export function otherLessons(): TurnLesson[] {
  const lesson = (kind: TurnKind, said: string, asked = '', worth = 1): TurnLesson[] => [
    { said, asked, closing: kind === 'thanks', kind, worth, of: '', hand: '' },
    ...(inClosing.includes(kind)
      ? [{ said, asked: '', closing: kind !== 'thanks', kind, worth: worth / 2, of: '', hand: '' }]
      : []),
  ];
  const written = turnKinds
    .filter((kind) => kind !== 'answer' && kind !== 'need')
    .flatMap((kind) =>
      readFileSync(new URL(`${kind}.txt`, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .flatMap((line) => lesson(kind, line)),
    );
  const sayings = Object.entries(ofSayings).flatMap(([name, kind]) =>
    linesOf(`${name}.txt`).flatMap((line) => lesson(kind, line)),
  );
  const labelled = labelledSayings('sayings-tuning').flatMap(({ question, text, label, also }) => {
    const kind = ofSayings[label];
    return kind === undefined || also.length > 0 ? [] : lesson(kind, text, question);
  });
  const answers = jsonLines<{ q: string; text: string }>(new URL('answers/tuned.jsonl', bench)).flatMap(({ q, text }) =>
    lesson('answer', text, bank.find((each) => each.id === q)?.text ?? '', 0.5),
  );
  return [...written, ...sayings, ...labelled, ...answers];
}
