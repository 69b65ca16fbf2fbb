import { thingsRead, type CompanyRole, type Thing } from '@pinjian/contract/reading.ts';
import type { SignedInActor } from '#server/context.ts';

/** A member of a company, and what of its messages they read, by what a message is about. */
export interface MemberReader {
  readonly companyId: string;
  readonly role: CompanyRole;
  readonly all: readonly Thing[];
  readonly sinceJoined: readonly Thing[];
  readonly assigned: readonly Thing[];
}

/** Whose messages someone reads, and as whom: the read marks of a company's messages are each member's own. */
export interface Reader {
  readonly userId: string;
  /** null for whoever reads no company's. */
  readonly member: MemberReader | null;
}

/**
 * A seeker reads their own messages, an employer their own (about their account) and of their company's those about
 * things that their role reads; null for whoever has none.
 */
export function readerOf(actor: SignedInActor): Reader | null {
  switch (actor.kind) {
    case 'seeker':
      return { userId: actor.userId, member: null };
    case 'employer':
      return { userId: actor.userId, member: memberOf(actor.companyId, actor.companyRole) };
    case 'admin':
      return null;
  }
}

function memberOf(companyId: string | null, role: CompanyRole | null): MemberReader | null {
  if (companyId === null || role === null) return null;
  return {
    companyId,
    role,
    all: thingsRead(role, 'all'),
    sinceJoined: thingsRead(role, 'sinceJoined'),
    assigned: thingsRead(role, 'assigned'),
  };
}
