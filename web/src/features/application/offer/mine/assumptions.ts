import { usualAssumptions, type TaxAssumptions } from '@pinjian/contract/application-offer-tax.ts';
import { create } from 'zustand';

/** What the estimates of a person rest on, the same for all their offers; it is theirs alone and never sent. */
export const useAssumptions = create<{
  readonly assumptions: TaxAssumptions;
  readonly change: (changes: Partial<TaxAssumptions>) => void;
}>()((set) => ({
  assumptions: usualAssumptions,
  change: (changes) => set(({ assumptions }) => ({ assumptions: { ...assumptions, ...changes } })),
}));
