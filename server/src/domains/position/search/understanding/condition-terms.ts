import { salaryRange, type Part } from '#domains/dictionary/index.ts';
import { sourceToken } from '../../engine/column-filters.ts';
import { titleRoleToken, titleToken, type Term } from '../../engine/search-plan.ts';

type Meaning = Part['meaning'];

const bands = Array.from({ length: 8 }, (_, num) => salaryRange(num) ?? []).flat();

/** dictNums of experience whose posts somebody with so many years fits, 不限 among them. */
function experienceNums(years: number | null, most: number | null): number[] {
  if (years === null) return [0, 1, 2, 3];
  const last = most ?? years;
  const ranges: readonly (readonly [number, number, number])[] = [
    [3, 0, 1],
    [4, 1, 3],
    [5, 3, 5],
    [6, 5, 10],
    [7, 10, 99],
  ];
  // Whoever has three years may go where one to three are asked for.
  const fitting = ranges.filter(([, min, max]) => min <= last && max >= years && !(most !== null && min === most));
  return [0, ...fitting.map(([num]) => num)];
}

/** dictNums of education whose posts somebody with a degree fits. */
const educationNums: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1],
  1: [0, 1],
  2: [0, 1, 2, 3],
  3: [0, 1, 2, 3],
  4: [0, 1, 2, 3, 4],
  5: [0, 4, 5],
  6: [0, 5, 6],
  7: [0, 6, 7],
};

const words = (spellings: readonly string[]): Term[] => spellings.flatMap((word) => [titleToken(word), word]);

const employmentTerms: Readonly<Record<string, Term>> = {
  intern: ['j:3', 'r:3', titleToken('实习'), titleToken('实习生')],
  partTime: ['j:2', 'j:6', titleToken('兼职'), titleToken('小时工')],
  fullTime: 'j:1',
  gig: ['j:6', 'j:2', ...['日结', '临时工', '小时工', '暑假工', '寒假工', '短期工'].map(titleToken)],
  graduate: [
    'e:2',
    'e:1',
    'r:2',
    titleRoleToken('330100'),
    ...words(['应届', '应届生', '应届毕业生', '校招', '毕业生']),
  ],
};

/** The conditions as terms, each its own. */
export function conditionTerms(parts: readonly Part[]): Term[] {
  return parts.map(({ meaning }) => conditionTerm(meaning)).filter((term) => term !== null);
}

/** A condition as a term over words and columns; null for what is none (a role, a place, how senior). */
export function conditionTerm(meaning: Meaning): Term | null {
  switch (meaning.kind) {
    case 'pay': {
      const { min, max } = meaning;
      const overlapping = bands.filter(
        (band) => (min === null || band.max === null || band.max > min) && (max === null || band.min <= max),
      );
      return overlapping.map((band) => `p:${band.min}`);
    }
    case 'experience':
      return experienceNums(meaning.years, meaning.most).map((num) => `e:${num}`);
    case 'education':
      return (educationNums[meaning.degree] ?? []).map((num) => `u:${num}`);
    case 'employment':
      return employmentTerms[meaning.type] ?? null;
    case 'workMode':
      return meaning.mode === 3 ? ['m:3', ...words(['远程', '远程办公', '居家', '在家'])] : `m:${meaning.mode}`;
    case 'source':
      return sourceToken(meaning.source);
    default:
      return null;
  }
}
