import { shownContent } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { findWhereabouts, isLeaving } from '#domains/account/index.ts';
import { newId } from '#platform/core/ids.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import { networkOf } from '#platform/http/network-of.ts';
import type { Ctx } from '#server/context.ts';
import { outlineOf, type Outline } from '../export/files/outline.ts';
import { fileNameOf } from '../export/files/file-name.ts';
import { typesetResume } from '../export/print-resume.ts';
import { findResume, type ResumeRow } from '../queries.ts';
import { holdsGrant } from './check-grant.ts';
import { markOf } from './note-share-viewer.ts';
import { findOpening, findShareByToken, insertOpening, lockShare, markDownloaded, type ShareRow } from './queries.ts';
import { deviceText, isExpired, isProgram, sameOpeningMs, sharedContent } from './rules.ts';

/** Who comes to a shared resume, as far as it is looked at. */
export interface ShareVisit {
  readonly token: string;
  /** What a browser holds that knew the password; null without. */
  readonly grant: string | null;
  readonly address: string;
  readonly userAgent: string;
}

/** What stands in the way of a visitor: what happened, and nothing of whom. */
export type ClosedShare =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'ended'; readonly why: 'revoked' | 'expired' | 'gone' }
  | { readonly kind: 'locked' };

export interface OpenShare {
  readonly kind: 'open';
  readonly outline: Outline;
  readonly isEnglish: boolean;
  readonly mayDownload: boolean;
  readonly withContact: boolean;
  readonly updatedAt: Date;
  /** By which the page may tell who is signed in; null for a program's look. */
  readonly mark: string | null;
}

interface Found {
  readonly kind: 'found';
  readonly share: ShareRow;
  readonly row: ResumeRow;
  readonly content: ResumeContent;
}

/** The link behind a token where it still opens something, whatever its password. */
export async function findOpenShare(
  ctx: Ctx,
  token: string,
): Promise<Found | Exclude<ClosedShare, { kind: 'locked' }>> {
  const share = /^[\w-]{43}$/.test(token) ? await findShareByToken(ctx, tokenHash(token)) : undefined;
  if (share === undefined) return { kind: 'unknown' };
  if (share.resume_id === null) return { kind: 'ended', why: 'gone' };
  if (share.ended_at !== null) return { kind: 'ended', why: 'revoked' };
  if (isExpired(share, ctx.now())) return { kind: 'ended', why: 'expired' };
  const row = await findResume(ctx, share.resume_id);
  // Who is leaving is seen by nobody any more (decisions 009).
  if (row === undefined || (await isLeaving(ctx, share.user_id))) return { kind: 'ended', why: 'gone' };
  return {
    kind: 'found',
    share,
    row,
    content: sharedContent(shownContent(row.content, row.arrangement), share.with_contact),
  };
}

async function findReadable(ctx: Ctx, { token, grant }: ShareVisit): Promise<Found | ClosedShare> {
  const found = await findOpenShare(ctx, token);
  if (found.kind !== 'found') return found;
  return holdsGrant(ctx, found.share, grant) ? found : { kind: 'locked' };
}

/** A shared resume as it is now, for whoever comes by its address; the look is noted for its owner. */
export async function openShare(ctx: Ctx, visit: ShareVisit): Promise<OpenShare | ClosedShare> {
  const found = await findReadable(ctx, visit);
  if (found.kind !== 'found') return found;
  const { share, row, content } = found;
  const openingId = await noteOpening(ctx, share.id, visit);
  return {
    kind: 'open',
    outline: outlineOf(content, { gender: false, birth: false }, row),
    isEnglish: row.template === 'english',
    mayDownload: share.may_download,
    withContact: share.with_contact,
    updatedAt: row.updated_at,
    mark: openingId === null ? null : markOf(ctx, openingId),
  };
}

/** The same as a PDF, without picture, gender and birth; null where it is not to be taken along. */
export async function printShare(
  ctx: Ctx,
  visit: ShareVisit,
): Promise<{ readonly kind: 'printed'; readonly name: string; readonly pdf: Uint8Array } | ClosedShare | null> {
  const found = await findReadable(ctx, visit);
  if (found.kind !== 'found') return found;
  const { share, row, content } = found;
  if (!share.may_download) return null;
  const { template, arrangement, print_style: chosen, updated_at: updatedAt } = row;
  const style = { ...chosen, photo: false, gender: false, birth: false };
  const { pdf } = await typesetResume(content, { template, style, arrangement, photo: null, updatedAt });
  const openingId = await noteOpening(ctx, share.id, visit);
  if (openingId !== null) await markDownloaded(ctx, openingId);
  return { kind: 'printed', name: fileNameOf(content.basics.name, 'pdf'), pdf };
}

/** Notes a look, once for the same browser in half an hour; null for a program. */
async function noteOpening(ctx: Ctx, shareId: string, { address, userAgent }: ShareVisit): Promise<string | null> {
  if (isProgram(userAgent)) return null;
  const visitorHash = ctx.ports.secretBox.hash('share-visitor', `${shareId} ${networkOf(address)} ${userAgent}`);
  const { kind, browser } = await findWhereabouts(ctx, { userAgent, address: null });
  return ctx.transaction(async (tx) => {
    await lockShare(tx, shareId);
    const since = new Date(tx.now().getTime() - sameOpeningMs);
    const same = await findOpening(tx, { shareId, visitorHash, since });
    if (same !== undefined) return same;
    const id = newId();
    await insertOpening(tx, { id, shareId, visitorHash, device: deviceText({ kind, browser }) });
    return id;
  });
}
