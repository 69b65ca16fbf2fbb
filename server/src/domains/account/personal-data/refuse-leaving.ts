import { personalDataErrors } from '@pinjian/contract/account-personal-data.ts';
import type { Endpoint } from '@pinjian/contract/endpoint.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Session } from '../session/authenticate.ts';
import { isOpenWhileLeaving, leavingWords } from './rules.ts';

/**
 * Stands before every call of somebody who is signed in.
 * @throws Refusal 40992 {dueAt} for who asked to be deleted, where the call is not open to them.
 */
export function refuseLeaving({ deletionDueAt: dueAt }: Session, endpoint: Endpoint): void {
  if (dueAt === null || isOpenWhileLeaving(endpoint)) return;
  throw new Refusal(personalDataErrors.leaving, {
    message: leavingWords(dueAt),
    data: { dueAt: dueAt.toISOString() },
  });
}
