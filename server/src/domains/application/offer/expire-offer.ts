import type { Ctx, SystemActor } from '#server/context.ts';
import { lockOwn, makeMove } from '../pipeline/move.ts';
import { findOffer, insertAct, noDraft, updateOffer } from './queries.ts';
import { isOpen } from './rules.ts';

/** Ends an offer that nobody answered in time. Does nothing where it was answered, revised or withdrawn meanwhile. */
export async function expireOffer(
  tx: Ctx<SystemActor>,
  { id, applicationId }: { readonly id: string; readonly applicationId: string },
): Promise<void> {
  await lockOwn(tx, applicationId);
  const offer = await findOffer(tx, id);
  if (offer === undefined || !isOpen(offer.state) || offer.valid_until === null || offer.valid_until > tx.now()) return;
  await makeMove(tx, {
    applicationId,
    move: 'expireOffer',
    seen: null,
    carryOut: async () => {
      await updateOffer(tx, offer, { ...noDraft, state: 'expired', ended_at: tx.now() });
      await insertAct(tx, { offerId: id, what: 'expired', number: offer.number, byId: null });
      return {};
    },
  });
}
