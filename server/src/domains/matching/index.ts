export { checkPositions, checkTalents, type Checked } from './index/rebuild.ts';
export { findWishes } from './wish/find-wishes.ts';
