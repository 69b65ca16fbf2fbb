import { maskName } from '@pinjian/contract/person.ts';
import type { ResumeShare, ShareOpening } from '@pinjian/contract/resume-share.ts';
import type { Ctx } from '#server/context.ts';
import type { OpeningRow, ShareRow } from './queries.ts';
import { isExpired } from './rules.ts';

/** A link for its owner, with its address, which nobody else is told. */
export function shareView(ctx: Ctx, row: ShareRow): ResumeShare {
  const { config, secretBox } = ctx.ports;
  const base = config.http.url?.replace(/\/+$/, '') ?? '';
  const token = row.token_cipher === null ? '' : secretBox.decrypt(row.token_cipher);
  return {
    shareId: row.id,
    url: `${base}/open/resume/${token}`,
    withContact: row.with_contact,
    download: row.may_download,
    hasPassword: row.password_hash !== null,
    days: row.days,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    expired: isExpired(row, ctx.now()),
  };
}

/** A look for the owner of what was looked at: of who was signed in as much as anybody here is told of them. */
export function openingView(row: OpeningRow): ShareOpening {
  return {
    openedAt: row.opened_at.toISOString(),
    device: row.device,
    viewer: viewerText(row),
    downloaded: row.downloaded_at !== null,
  };
}

function viewerText({ kind, username, company }: OpeningRow): string | null {
  if (kind === null) return null;
  const name = maskName(username ?? '');
  if (kind === 'seeker') return `求职者${name === '' ? '' : ` ${name}`}`;
  if (kind === 'admin') return '平台管理员';
  return [company ?? '招聘者', name].filter((word) => word !== '').join(' · ');
}
