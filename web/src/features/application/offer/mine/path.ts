const base = '/seeker/home';

/** Where a seeker reads and answers the offer for a position. */
export function myOfferPath(positionId: string): string {
  return `${base}/offer/${positionId}`;
}

/** One's offers side by side. */
export const comparePath = `${base}/offers`;
