/** A company as far as blocking it is concerned. */
export interface Blockable {
  readonly companyId: string;
  /** What it has in common with its affiliates; null where its name names nobody. */
  readonly tradeName: string | null;
}

/** Whether who blocked one company has blocked another with it: the same one, or one of the same trade name. */
export function isCovered(blocked: Blockable, company: Blockable): boolean {
  if (blocked.companyId === company.companyId) return true;
  return blocked.tradeName !== null && blocked.tradeName === company.tradeName;
}

/** Affiliates that are named beside a blocked company; of the rest it is said how many they are. */
export const affiliatesNamed = 10;
