import type { SignedInActor } from '#server/context.ts';

/** Whose messages someone reads, and as whom: the read marks of a company's messages are each member's own. */
export interface Reader {
  readonly recipientId: string;
  readonly userId: string;
}

/** A seeker reads their own messages, an employer those of their company; null for whoever has none. */
export function readerOf(actor: SignedInActor): Reader | null {
  switch (actor.kind) {
    case 'seeker':
      return { recipientId: actor.userId, userId: actor.userId };
    case 'employer':
      return actor.companyId === null ? null : { recipientId: actor.companyId, userId: actor.userId };
    case 'admin':
      return null;
  }
}
