import { errors, malformedId } from '@pinjian/contract/errors.ts';
import { isRecord } from '../storage.ts';
import { CallError } from './failure.ts';

/** Whether every objection of a refused input is to an id that cannot be one, as in an address that was cut short. */
function isMalformedAddress({ code, data }: CallError): boolean {
  if (code !== errors.invalidInput.code || !Array.isArray(data) || data.length === 0) return false;
  return data.every((each: unknown) => isRecord(each) && each['message'] === malformedId);
}

/**
 * Whether an answer said that the thing does not exist, or is none of one's own: trying again changes nothing. That the
 * id in its address cannot be one is the same to whoever opened it.
 */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && (error.code === errors.notFound.code || isMalformedAddress(error));
}
