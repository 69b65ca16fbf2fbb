import { ownCaseErrors, ownCaseWords, type OwnCaseKind } from '@pinjian/contract/console-own-case.ts';
import { reasonMissing } from '@pinjian/contract/console-reason.ts';
import { errors } from '@pinjian/contract/errors.ts';
import type { Permission } from '@pinjian/contract/permissions.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Actor, AdminActor } from '#server/context.ts';

/**
 * The admin who acts, if they may.
 * @throws Refusal 403 for everybody else.
 */
export function requireAdmin(actor: Actor, permission: Permission): AdminActor {
  if (actor.kind !== 'admin' || !actor.permissions.includes(permission)) throw new Refusal(errors.notAllowed);
  return actor;
}

/** Nobody decides a case of their own. @throws Refusal 40993 */
export function refuseOwn(isOwn: boolean, kind: OwnCaseKind): void {
  if (isOwn) throw new Refusal(ownCaseErrors.ownCase, { message: ownCaseWords[kind] });
}

/** A no is told with its reason. @throws Refusal 40001 where there is none */
export function requireReason(isNo: boolean, reason: string | undefined): void {
  if (!isNo || (reason !== undefined && reason !== '')) return;
  throw new Refusal(errors.invalidInput, {
    message: reasonMissing,
    data: [{ path: 'reason', message: reasonMissing }],
  });
}
