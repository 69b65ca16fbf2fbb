import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which part of the set: what may be looked at while the interviewer is made better, or what is only ever measured; the
 * last is by a hand that came later (README.md of this folder).
 */
export const conversationHalves = ['tuned', 'unseen', 'unseen-w'] as const;
export type ConversationHalf = (typeof conversationHalves)[number];

/** The closing part (您有什么想了解的), as scripts number it behind their three questions. */
export const closingPart = 3;

/** What a candidate says, and what a good interviewer does next and never would, as codes (README.md of this folder). */
export interface ScriptedTurn {
  /** Index of the question it is said to; `closingPart` for the closing one. */
  readonly question: number;
  readonly said: string;
  /** What it is: answer, partial, questionBack, distress, … */
  readonly is: string;
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
}

/** One interview as somebody wrote it who does not know the interviewer. */
export interface ScriptedConversation {
  readonly id: string;
  readonly position: {
    readonly title: string;
    readonly company: string;
    /** What may be told of the post; nothing else is known. */
    readonly facts: readonly string[];
  };
  /** Ids of the bank's questions. */
  readonly questions: readonly string[];
  readonly turns: readonly ScriptedTurn[];
}

/** The conversations of one half. */
export function scriptedConversations(half: ConversationHalf): readonly ScriptedConversation[] {
  return readFileSync(join(import.meta.dirname, `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ScriptedConversation);
}

/** What a code asks for and, behind its colon, of what; several where either is right (asksResult|asksReason). */
export function waysIn(code: string): readonly { readonly name: string; readonly about: string }[] {
  return code.split('|').map((way) => {
    const [name = '', ...about] = way.split(':');
    return { name, about: about.join(':') };
  });
}
