import { shownContent, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { isLeaving } from '#domains/account/index.ts';
import { tokenHash } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import { outlineOf, type Outline } from '../export/files/outline.ts';
import { fileNameOf } from '../export/files/file-name.ts';
import { typesetResume } from '../export/print-resume.ts';
import { findResume, type ResumeRow } from '../queries.ts';
import { holdsGrant } from './check-grant.ts';
import { hideContacts } from './hide-contacts.ts';
import { lookOf, markOf } from './look-mark.ts';
import { noteOpening } from './note-opening.ts';
import { findShareByToken, markDownloaded, type ShareRow } from './queries.ts';
import { isExpired, sharedContent } from './rules.ts';

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
  /** What may be shown of it: nothing that is hidden, or was not chosen. */
  readonly content: ResumeContent;
  readonly arrangement: ResumeArrangement;
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
  const { content, arrangement } = row;
  return {
    kind: 'found',
    share,
    row,
    content: shownContent(sharedContent(content, share.with_contact), arrangement),
    arrangement: share.with_contact ? arrangement : hideContacts(arrangement, content),
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
  const { share, row, content, arrangement } = found;
  const look = await noteOpening(ctx, share.id, visit);
  if (look === 'gone') return { kind: 'unknown' };
  return {
    kind: 'open',
    outline: outlineOf(content, { gender: false, birth: false }, { template: row.template, arrangement }),
    isEnglish: row.template === 'english',
    mayDownload: share.may_download,
    withContact: share.with_contact,
    updatedAt: row.updated_at,
    mark: look === null ? null : markOf(ctx, look),
  };
}

/** What of a PDF is asked for: `head` is whether it is there, for which nothing is set; `mark` is the look of its page. */
interface PrintWish {
  readonly part?: 'whole' | 'head';
  readonly mark?: string;
}

type PrintedShare = { readonly kind: 'printed'; readonly name: string; readonly pdf: Uint8Array };

/** The same as a PDF, without picture, gender and birth; null where it is not to be taken along. */
export async function printShare(
  ctx: Ctx,
  visit: ShareVisit,
  { part = 'whole', mark = '' }: PrintWish = {},
): Promise<PrintedShare | ClosedShare | null> {
  const found = await findReadable(ctx, visit);
  if (found.kind !== 'found') return found;
  const { share, row, content, arrangement } = found;
  if (!share.may_download) return null;
  const name = fileNameOf(content.basics.name, 'pdf');
  if (part === 'head') return { kind: 'printed', name, pdf: new Uint8Array() };
  const { template, print_style: chosen, updated_at: updatedAt } = row;
  const style = { ...chosen, photo: false, gender: false, birth: false };
  const { pdf } = await typesetResume(content, { template, style, arrangement, photo: null, updatedAt });
  // The look of an owner was taken away when their page told who they are: what they take along is no look either.
  const look = lookOf(ctx, mark) ?? (await noteOpening(ctx, share.id, visit));
  if (look === 'gone') return { kind: 'unknown' };
  if (look !== null) await markDownloaded(ctx, { shareId: share.id, openingId: look.openingId });
  return { kind: 'printed', name, pdf };
}
