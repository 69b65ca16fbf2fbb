export { findWishes } from './wish/find-wishes.ts';
