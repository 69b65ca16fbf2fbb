import type { Problem } from '../source/problem.ts';

/** Lines after which a file holds a second idea. */
export const longestFile = 400;
/** Lines after which a route does what belongs in its features. */
export const longestRoute = 100;

/** Objects to a file that grew too long; data is as long as it is. */
export function checkLength(path: string, text: string): Problem[] {
  if (path.split('/').includes('data') || path === 'server/src/tables.ts' || path.endsWith('.d.ts')) return [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (/^web\/src\/routes\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx') && lines > longestRoute) {
    return [
      {
        file: path,
        message: `${lines} lines: a route reads parameters and composes features (at most ${longestRoute}); the rest belongs in a feature.`,
      },
    ];
  }
  if (lines <= longestFile) return [];
  return [
    {
      file: path,
      message: `${lines} lines (at most ${longestFile}): which second idea is in it? Content and tables belong in a data folder.`,
    },
  ];
}

/** Number of lines that half of the files do not exceed. */
export function median(lengths: readonly number[]): number {
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
}
