import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import type { noteShareViewer as endpoint } from '@pinjian/contract/resume-share.ts';
import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { noteViewer } from './queries.ts';
import { sameOpeningMs } from './rules.ts';

const use = 'share-opening';
const signed = (openingId: string, until: number): string => `${openingId}.${until}`;

/** What the page of a shared resume may say who looks by: of this one look, for half an hour. */
export function markOf(ctx: Ctx, openingId: string): string {
  const until = ctx.now().getTime() + sameOpeningMs;
  return `${openingId}.${until}.${ctx.ports.secretBox.hash(use, signed(openingId, until)).toString('base64url')}`;
}

/**
 * Says who is signed in where a shared resume is looked at, for its owner; whoever looks at their own leaves no look.
 * A mark that is forged or old changes nothing.
 */
export async function noteShareViewer(
  ctx: Ctx<SignedInActor>,
  { mark }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const [, openingId = '', until = '0', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,16})\.([\w-]{43})$/.exec(mark) ?? [];
  const text = signed(openingId, Number(until));
  const isOurs = isHashOf(ctx.ports.secretBox, { use, text }, Buffer.from(signature, 'base64url'));
  if (!isOurs || Number(until) <= ctx.now().getTime()) return { noted: false };
  return ctx.transaction(async (tx) => ({ noted: await noteViewer(tx, openingId, ctx.actor.userId) }));
}
