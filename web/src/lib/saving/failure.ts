import { CallError } from '../client.ts';
import type { SaveFailure } from './saver.ts';

/** Statuses below 500 that say nothing about the content: signed out meanwhile, too slow, too often. */
const passing = new Set([401, 408, 425, 429]);

function isFinal({ kind, code, status }: CallError): boolean {
  if (kind === 'refused') return code < 50_000 && Math.floor(code / 100) !== 429;
  return kind === 'forbidden' || (kind === 'status' && status < 500 && !passing.has(status));
}

/** What a failed save means; `movedCode` is the refusal of a version that is not the last. */
export function failureWith(movedCode: number): (error: unknown) => { kind: SaveFailure; message: string } {
  return (error) => {
    if (!(error instanceof CallError)) return { kind: 'lost', message: '请稍后再试' };
    const { message, code } = error;
    if (code === movedCode) return { kind: 'moved', message };
    return { kind: isFinal(error) ? 'refused' : 'lost', message };
  };
}
