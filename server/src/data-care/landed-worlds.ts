/**
 * Worlds of earlier versions, as their backups: a small demo world each, made by the code of its day
 * (`npm run land-world`). Every later version has to open all of them.
 */
export const landedFolder = new URL('./landed/', import.meta.url);

/** The key of those worlds: of tests alone, since it stands beside what it opens. */
export const landedSecret = 'a secret of the landed worlds, of nobody';

/** How much there is in them: as little as the demo world can be made of. */
export const landedSize = {
  companies: 5,
  positions: 32,
  seekers: 34,
  onFirst: 16,
  positionsOfFirst: 10,
  newcomers: 0,
} as const;
