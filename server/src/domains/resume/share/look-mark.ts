import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx } from '#server/context.ts';
import { sameOpeningMs } from './rules.ts';

/** A look as the page that showed it speaks of it. */
export interface Look {
  readonly openingId: string;
  /** This page is the first of its look; else somebody at the same network and browser may have begun it. */
  readonly isFirst: boolean;
}

const use = 'share-opening';
const signed = ({ openingId, isFirst }: Look, until: number): string => `${openingId}.${until}.${isFirst ? 1 : 0}`;

/** What the page of a shared resume may say who looks by: of this one look, for half an hour. */
export function markOf(ctx: Ctx, look: Look): string {
  const text = signed(look, ctx.now().getTime() + sameOpeningMs);
  return `${text}.${ctx.ports.secretBox.hash(use, text).toString('base64url')}`;
}

/** The look that a mark is of; null for one that is forged or old. */
export function lookOf(ctx: Ctx, mark: string): Look | null {
  const [, openingId = '', until = '0', first = '', signature = ''] =
    /^([0-9a-f-]{36})\.(\d{1,16})\.([01])\.([\w-]{43})$/.exec(mark) ?? [];
  const look = { openingId, isFirst: first === '1' };
  const isOurs = isHashOf(
    ctx.ports.secretBox,
    { use, text: signed(look, Number(until)) },
    Buffer.from(signature, 'base64url'),
  );
  return isOurs && Number(until) > ctx.now().getTime() ? look : null;
}
