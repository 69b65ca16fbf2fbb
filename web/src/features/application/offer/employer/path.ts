/** Where a candidate's offer is written, approved and followed. */
export function offerPath(applicationId: string): string {
  return `/hire/candidateList/offer/${applicationId}`;
}

/** All offers of the company. */
export const offersPath = '/hire/candidateList/offers';
