export { checkPositions, checkTalents, type Checked } from './index/rebuild.ts';
export { pushNow } from './push/push-due.ts';
export { forgetLooks } from './push/queries.ts';
export { findWishes } from './wish/find-wishes.ts';
export { findMyMatches } from './recommendation/find-my-matches.ts';
export { listAdditions } from './recommendation/list-additions.ts';
export { listRecommendedPositions } from './recommendation/list-positions.ts';
