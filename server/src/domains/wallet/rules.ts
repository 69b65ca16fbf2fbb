import type { AccountName, LedgerUnit } from '@pinjian/contract/wallet.ts';
import type { Actor } from '#server/context.ts';

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
