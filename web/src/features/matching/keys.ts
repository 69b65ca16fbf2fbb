import { keysOf } from '#lib/query-key.ts';

const key = keysOf('matching');

export const matchingKeys = {
  wishes: key('wishes'),
  /** Names of the job tree for what is typed. */
  positionNames: (q: string) => key('positionNames', q),
  wishesSave: key('wishes', 'save'),
};
