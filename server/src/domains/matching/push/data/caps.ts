import { pushDays } from '@pinjian/contract/matching-push.ts';

/** What keeps AI direct push bearable. Kept with every push, so that it can be said later by which rules it was made. */
export interface PushCaps {
  readonly version: string;
  /** New positions for one person on one day, and of one company among them. */
  readonly perSeekerADay: number;
  readonly perCompanyADay: number;
  /** Persons to whom one position is pushed on one day, and persons that its company is pushed for it. */
  readonly seekersADay: number;
  readonly talentsADay: number;
  /** Days after which a push that nobody used ends, and days in which the same two are not brought together again. */
  readonly keptDays: number;
  readonly repeatDays: number;
}

export const caps: PushCaps = {
  version: '2026-11-23',
  perSeekerADay: 5,
  perCompanyADay: 2,
  seekersADay: 50,
  talentsADay: 10,
  keptDays: pushDays,
  repeatDays: 90,
};
