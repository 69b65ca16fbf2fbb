import type { Ctx } from '#server/context.ts';
import type { Payer } from './rules.ts';

/**
 * The name that a seeker's book goes by once they are erased: the same wherever it is asked for, so that what belongs
 * together stays together, and nobody finds the person from it.
 */
export function formerPayer(ctx: Ctx, payer: Payer): Payer {
  const hash = ctx.ports.secretBox.hash('former payer', payer).toString('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)];
  return `seeker:${parts.join('-')}`;
}
