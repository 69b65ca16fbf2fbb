import { randomBytes } from 'node:crypto';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { resumeErrors } from '@pinjian/contract/resume.ts';
import type { shareResume as endpoint } from '@pinjian/contract/resume-share.ts';
import { newId } from '#platform/core/ids.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { lockOwnResume } from '../policy.ts';
import { hashPassword } from './password.ts';
import { findLiveShare, insertShare, updateShare, type ShareRow } from './queries.ts';
import { expiryOf, isExpired } from './rules.ts';
import { shareView } from './view.ts';

/**
 * Gives one's resume an address by which anybody it is given to reads it; one that has an address keeps it and is changed.
 * Its end stays, too, unless another time is chosen or it is over.
 * @throws Refusal 40400, 40913 for one that was never confirmed
 */
export async function shareResume(
  ctx: Ctx<SeekerActor>,
  { resumeId, withContact, download, days, password }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  // Before the row is held: it takes its time.
  const hashed = password === undefined || password === null ? null : await hashPassword(password);
  return ctx.transaction(async (tx) => {
    const row = await lockOwnResume(tx, ctx.actor, resumeId);
    if (row.confirmed_at === null) throw new Refusal(resumeErrors.notConfirmed);
    const live = await findLiveShare(tx, resumeId);
    const keepsEnd = live !== undefined && live.days === days && !isExpired(live, tx.now());
    const changes = {
      with_contact: withContact,
      may_download: download,
      password_hash: password === undefined ? (live?.password_hash ?? null) : hashed,
      days,
      expires_at: keepsEnd ? live.expires_at : expiryOf(days, tx.now()),
    };
    if (live === undefined) return { share: await makeShare(tx, { userId: ctx.actor.userId, resumeId, changes }) };
    await updateShare(tx, live.id, changes);
    return { share: shareView(tx, { ...live, ...changes }) };
  });
}

interface NewShare {
  readonly userId: string;
  readonly resumeId: string;
  readonly changes: Pick<ShareRow, 'with_contact' | 'may_download' | 'password_hash' | 'days' | 'expires_at'>;
}

/** A link with a token of 256 random bits, of which the table is found by a hash. */
export async function makeShare(tx: Ctx, { userId, resumeId, changes }: NewShare) {
  const token = randomBytes(32).toString('base64url');
  const made: ShareRow = {
    id: newId(),
    user_id: userId,
    resume_id: resumeId,
    token_hash: tokenHash(token),
    token_cipher: tx.ports.secretBox.encrypt(token),
    ...changes,
    created_at: tx.now(),
    ended_at: null,
  };
  await insertShare(tx, made);
  return shareView(tx, made);
}
