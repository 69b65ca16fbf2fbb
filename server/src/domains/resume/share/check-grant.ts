import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import type { ShareRow } from './queries.ts';
import { grantMs } from './rules.ts';

const use = 'share-grant';
/** Of this link and this password: another of either, and what was granted is worth nothing. */
const signed = ({ id, password_hash: hash }: ShareRow, until: number): string =>
  `${id}.${hash?.toString('base64url') ?? ''}.${until}`;

/** What a browser is given that knew the password, for its next requests. Letters of base64url and a dot. */
export function grantFor(ctx: Ctx, share: ShareRow): { readonly grant: string; readonly seconds: number } {
  const until = ctx.now().getTime() + grantMs;
  const signature = ctx.ports.secretBox.hash(use, signed(share, until)).toString('base64url');
  return { grant: `${until}.${signature}`, seconds: grantMs / 1000 };
}

/** Whether a browser may read a link: it has no password, or the browser was given its grant. */
export function holdsGrant(ctx: Ctx, share: ShareRow, grant: string | null): boolean {
  if (share.password_hash === null) return true;
  const [, until, signature = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(grant ?? '') ?? [];
  if (until === undefined || Number(until) <= ctx.now().getTime()) return false;
  const text = signed(share, Number(until));
  return isHashOf(ctx.ports.secretBox, { use, text }, Buffer.from(signature, 'base64url'));
}
