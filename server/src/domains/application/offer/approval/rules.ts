import type { Approvers } from '@pinjian/contract/application-offer-settings.ts';
import { payFigures } from '@pinjian/contract/application-offer-pay.ts';
import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import type { Approval } from '../rules.ts';
import type { NewApproval } from './queries.ts';

/** Who has to approve these terms, in order: who is asked from a yearly pay on is left out below it. */
export function approversFor(approvers: Approvers, terms: OfferTerms): string[] {
  const yearly = payFigures(terms)?.yearly ?? 0;
  return approvers.flatMap(({ memberId, fromYearly }) =>
    fromYearly === null || yearly >= fromYearly ? [memberId] : [],
  );
}

/** The chain as it begins: who asks need not ask themselves. */
export function chainOf(approverIds: readonly string[], askedBy: string): NewApproval[] {
  return approverIds.map((approverId) =>
    approverId === askedBy
      ? { approverId, state: 'approved', reason: '由本人提交' }
      : { approverId, state: 'waiting', reason: '' },
  );
}

/** Where the approval of a draft stands. */
export function approvalOf(stored: 'asked' | 'given' | 'returned' | null, approverIds: readonly string[]): Approval {
  return stored ?? (approverIds.length === 0 ? 'none' : 'open');
}
