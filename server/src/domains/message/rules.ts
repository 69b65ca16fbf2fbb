import type { MessageType } from '@pinjian/contract/message.ts';
import type { AssignableThing, CompanyRole, Thing } from '@pinjian/contract/reading.ts';

/**
 * An identity by userId, or a company: one message for those of its members who read what it is about. What can be
 * assigned names its application.
 */
export type Recipient =
  | { readonly userId: string }
  | { readonly companyId: string; readonly about: AssignableThing; readonly applicationId: string }
  | { readonly companyId: string; readonly about: Exclude<Thing, AssignableThing> };

/** A recipient as the row of a message holds it. */
export interface Address {
  readonly recipient_kind: 'user' | 'company';
  readonly recipient_id: string;
  /** null for one identity: it is theirs alone. */
  readonly about: Thing | null;
  readonly application_id: string | null;
}

export function addressOf(to: Recipient): Address {
  if ('userId' in to) return { recipient_kind: 'user', recipient_id: to.userId, about: null, application_id: null };
  const application_id = 'applicationId' in to ? to.applicationId : null;
  return { recipient_kind: 'company', recipient_id: to.companyId, about: to.about, application_id };
}

/** Names the members of one role of a company in a hint: their sockets follow this and their own userId. */
export function membersKey(companyId: string, role: CompanyRole): string {
  return `${companyId}:${role}`;
}

/** The types that a filter tab shows (decisions §9); null shows all. */
export function typesOfFilter(filter: '0' | '1' | '2'): readonly MessageType[] | null {
  switch (filter) {
    case '0':
      return null;
    case '1':
      return ['1', '11', '21'];
    case '2':
      return ['2'];
  }
}
