/** A range of monthly pay in fen, `max` exclusive and null when open. */
export interface PayBand {
  readonly min: number;
  readonly max: number | null;
}

/** Filters of which a position has one number of a dictionary each; an empty list filters nothing. */
export interface ListFilters {
  readonly experience: readonly number[];
  readonly education: readonly number[];
  readonly jobType: readonly number[];
  readonly recruitType: readonly number[];
  readonly workMode: readonly number[];
  readonly postSource: readonly number[];
}

/** Filters that are columns. */
export interface ColumnFilters extends ListFilters {
  readonly companyId?: string;
  /** The only city that is asked for; several are tokens alone. */
  readonly cityCode?: string | undefined;
  /** Not shown before this. */
  readonly shownSince?: Date | undefined;
  /** Bands of pay that a position may overlap. */
  readonly bands: readonly PayBand[];
  /** Positions without a figure (面议) count as well. */
  readonly negotiable: boolean;
}

/** Everything but city and company, which have indexes of their own. */
export type FilterField = keyof ListFilters | 'pay';

/** Before who recruits: no column, but a token among the words. */
const sourcePrefix = 's:';

/** The token of who recruits. */
export function sourceToken(postSource: number): string {
  return `${sourcePrefix}${postSource}`;
}

/** Before a list filter's value in the index over all of them (migrations, position_search_tokens). */
const prefixes: Readonly<Record<keyof ListFilters, string>> = {
  experience: 'e:',
  education: 'u:',
  jobType: 'j:',
  recruitType: 'r:',
  workMode: 'm:',
  postSource: sourcePrefix,
};

/** The bands of pay that the index knows, by their token; another one is asked of the columns. */
const indexedBands: Readonly<Record<string, PayBand>> = {
  'p:0': { min: 0, max: 300_000 },
  'p:300000': { min: 300_000, max: 500_000 },
  'p:500000': { min: 500_000, max: 1_000_000 },
  'p:1000000': { min: 1_000_000, max: 2_000_000 },
  'p:2000000': { min: 2_000_000, max: 3_000_000 },
  'p:3000000': { min: 3_000_000, max: 5_000_000 },
  'p:5000000': { min: 5_000_000, max: null },
};

/** Whether the index has a token of its own for a band. */
export const isIndexedBand = ({ min, max }: PayBand): boolean => indexedBands[`p:${min}`]?.max === max;

/** A conjunction of tokens that stands for one value of each filter. */
export interface FilterSet {
  readonly tokens: readonly string[];
  /** Bands of other sets: what is in them is found there, so that no two sets find the same. */
  readonly notPaid: readonly PayBand[];
}

/** More conjunctions than these cost more than the rows they spare. */
const mostSets = 12;

/** The values of one filter, each as a set. */
function alternatives(filters: ColumnFilters, field: FilterField): FilterSet[] {
  if (field !== 'pay') return filters[field].map((value) => ({ tokens: [prefixes[field] + value], notPaid: [] }));
  const { bands, negotiable } = filters;
  return [
    ...(negotiable ? [{ tokens: ['p:none'], notPaid: [] }] : []),
    ...bands.map(({ min }, index) => ({ tokens: [`p:${min}`], notPaid: bands.slice(0, index) })),
  ];
}

/**
 * Multiplies filters out, those with the fewest values first; one set of nothing when there are none. What the sets say
 * nothing about is `left`, to be asked of the columns.
 */
export function filterSets(filters: ColumnFilters): { readonly sets: FilterSet[]; readonly left: FilterField[] } {
  const given = ([...(Object.keys(prefixes) as (keyof ListFilters)[]), 'pay'] as const)
    .map((field) => ({ field, values: alternatives(filters, field) }))
    .filter(({ values }) => values.length > 0)
    .toSorted((a, b) => a.values.length - b.values.length);
  const [first] = given;
  let sets: FilterSet[] = [{ tokens: [], notPaid: [] }];
  const left: FilterField[] = [];
  for (const each of given) {
    const { field, values } = each;
    // The first is always taken: without any, every position would have to be looked at.
    const isTooMany = each !== first && sets.length * values.length > mostSets;
    if (isTooMany || (field === 'pay' && !filters.bands.every(isIndexedBand))) left.push(field);
    else
      sets = sets.flatMap((set) =>
        values.map(({ tokens, notPaid }) => ({
          tokens: [...set.tokens, ...tokens],
          notPaid: [...set.notPaid, ...notPaid],
        })),
      );
  }
  return { sets, left };
}
