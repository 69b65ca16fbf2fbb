export { checkPositions, checkTalents, type Checked } from './index/rebuild.ts';
export { pushNow } from './push/push-due.ts';
export { forgetLooks } from './push/queries.ts';
export { dismissPush } from './push/end-push.ts';
export { tools as matchingTools } from './tools.ts';
export { findWishes } from './wish/find-wishes.ts';
