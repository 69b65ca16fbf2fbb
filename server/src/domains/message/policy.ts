import type { SignedInActor } from '#server/context.ts';

/** Whose messages someone reads, and as whom: the read marks of a company's messages are each member's own. */
export interface Reader {
  /** The first is what the client names on /webSocket (decisions §9). */
  readonly recipientIds: readonly [string, ...string[]];
  readonly userId: string;
}

/** A seeker reads their own messages, an employer their own (about their account) and their company's; null for whoever has none. */
export function readerOf(actor: SignedInActor): Reader | null {
  switch (actor.kind) {
    case 'seeker':
      return { recipientIds: [actor.userId], userId: actor.userId };
    case 'employer':
      return {
        recipientIds: actor.companyId === null ? [actor.userId] : [actor.companyId, actor.userId],
        userId: actor.userId,
      };
    case 'admin':
      return null;
  }
}
