import type { AccountName, LedgerUnit } from '@pinjian/contract/wallet.ts';
import type { Actor, Ctx } from '#server/context.ts';

/** Who pays: a company, or a seeker. Always made from whoever acts, never from what they send. */
export type Payer = `company:${string}` | `seeker:${string}`;

/** The accounts of a payer with the platform's side of them; `platform` for what belongs to no payer. */
export type Book = Payer | 'platform';

export interface Account {
  readonly name: AccountName;
  readonly unit: LedgerUnit;
}

/** Names an account of a book. */
export function accountKey({ name, unit }: Account): string {
  return `${name} ${unit}`;
}

/** Who writes a transfer, as it stands in it: the kind and id of an identity, no name. */
export function writerOf(actor: Actor): { readonly actor: Actor['kind']; readonly actor_id: string | null } {
  return { actor: actor.kind, actor_id: 'userId' in actor ? actor.userId : null };
}

/**
 * The name that a seeker's book goes by once they are erased: the same wherever it is asked for, so that what belongs
 * together stays together, and nobody finds the person from it.
 */
export function formerPayer(ctx: Ctx, payer: Payer): Payer {
  const hash = ctx.ports.secretBox.hash('former payer', payer).toString('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)];
  return `seeker:${parts.join('-')}`;
}
