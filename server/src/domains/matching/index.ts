export { listApplicationMatches } from './talent/list-application-matches.ts';
export { findSeekersOf } from './talent/queries.ts';
export { listRecommendedTalents } from './talent/recommend.ts';
export { checkPositions, checkTalents, type Checked } from './index/rebuild.ts';
export { pushNow } from './push/push-due.ts';
export { forgetLooks } from './push/queries.ts';
export { findWishes } from './wish/find-wishes.ts';
