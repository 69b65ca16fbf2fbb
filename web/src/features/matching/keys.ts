import { keysOf } from '#lib/query-key.ts';

const key = keysOf('matching');

export const matchingKeys = {
  wishes: key('wishes'),
  /** Names of the job tree for what is typed. */
  positionNames: (q: string) => key('positionNames', q),
  wishesSave: key('wishes', 'save'),
  /** Lists of talents and talents alone, as an employer sees them. */
  talents: key('talents'),
  talentLists: key('talents', 'list'),
  /** `at` as the address of the list writes it. */
  talentList: (at: string) => key('talents', 'list', at),
  talent: (resumeId: string, positionId: string) => key('talents', 'one', resumeId, positionId),
  /** Those of a list in the order in which they were seen; outside `talents`, so that it stays. */
  talentQueue: (at: string) => key('talentQueue', at),
  /** The position that people are recommended for where none is named; outside `talents`, so that it stays. */
  chosenPosition: key('chosenPosition'),
  suggestions: (q: string) => key('suggestions', q),
  savedSearches: (kind: 'talents' | 'positions') => key('savedSearches', kind),
  /** What a page of applications rests on; joined ids. */
  matches: (applicationIds: string) => key('matches', applicationIds),
  /** The seeker's own. */
  looks: (current: number) => key('looks', current),
  similar: (positionId: string) => key('similar', positionId),
  pushes: (positionIds: string) => key('pushes', positionIds),
  /** What the seeker's own resume is compared with. */
  ownMatches: key('ownMatch'),
  /** `asOf` names what is stored of the resume. */
  tailoring: (resumeId: string, positionId: string, asOf: string) => key('tailoring', resumeId, positionId, asOf),
  ownMatch: (positionId: string) => key('ownMatch', positionId),
};
