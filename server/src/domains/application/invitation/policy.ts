import { applicationErrors } from '@pinjian/contract/application.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { InvitationRow } from './queries.ts';

/** @throws Refusal 40400 where there is none; whose it is, the move itself checks. */
export function requireInvitation(invitation: InvitationRow | undefined): InvitationRow {
  if (invitation === undefined) throw new Refusal(errors.notFound);
  return invitation;
}

/** @throws Refusal 40944 for an invitation that was answered, taken back, or is past its time. */
export function requirePending(invitation: InvitationRow | undefined, now: Date): InvitationRow {
  const pending = requireInvitation(invitation);
  if (pending.state !== 'pending' || pending.expires_at <= now) throw new Refusal(applicationErrors.invitationOver);
  return pending;
}
