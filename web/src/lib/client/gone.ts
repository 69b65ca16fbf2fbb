import { errors } from '@pinjian/contract/errors.ts';
import { CallError } from './failure.ts';

/** Whether an answer said that the thing does not exist, or is none of one's own: trying again changes nothing. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.code === errors.notFound.code;
}
