import { readFileSync } from 'node:fs';
import {
  scoreRegister,
  standingOf,
  type RegisterKind,
  type ScoreRegister,
  type Standing,
} from '@pinjian/contract/interview-register.ts';
import type { PlannedQuestion } from '../../engine/plan.ts';

/** Written by `npm run bench -- answer-scoring`. */
export const registerFile = new URL('register.json', import.meta.url);

let read: ScoreRegister | undefined;

/** What the last evaluation found of the scores as they are made now, read once. */
export function currentRegister(): ScoreRegister {
  read ??= scoreRegister.parse(JSON.parse(readFileSync(registerFile, 'utf8')));
  return read;
}

/** Which kind of the register a question is. */
export function kindOf({ source, form }: Pick<PlannedQuestion, 'source' | 'form'>): RegisterKind {
  return source === 'company' ? 'company' : form;
}

/** What becomes of the number of a question: where its kind was never evaluated there is none. */
export function standingIn(
  { kinds }: Pick<ScoreRegister, 'kinds'>,
  question: Pick<PlannedQuestion, 'source' | 'form'>,
): Standing {
  const found = kinds.find(({ kind }) => kind === kindOf(question));
  return found === undefined ? 'evidence' : standingOf(found);
}
