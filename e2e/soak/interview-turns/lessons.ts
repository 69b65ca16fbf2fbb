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
}

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
  distress: 'need',
  impatience: 'hurry',
  offTopic: 'smallTalk',
  politeRefusal: 'refusal',
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
      return [{ said, asked, closing: question === 3, kind, worth: 2, of: id }];
    }),
  );
}

/** Everything else: sayings written for this, sayings labelled by others, and answers that may be learned from. */
export function otherLessons(): TurnLesson[] {
  const lesson = (kind: TurnKind, said: string, asked = '', worth = 1): TurnLesson[] => [
    { said, asked, closing: kind === 'thanks', kind, worth, of: '' },
    ...(inClosing.includes(kind)
      ? [{ said, asked: '', closing: kind !== 'thanks', kind, worth: worth / 2, of: '' }]
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
