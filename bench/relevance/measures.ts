/** A query with what is right for it, as graded by hand. */
export interface GradedQuery {
  readonly id: string;
  readonly kind: string;
  readonly q: string;
  /** Post -> 3 exactly, 2 well, 1 near. */
  readonly grades?: Readonly<Record<string, number>>;
  /** Whether somebody could mean it. */
  readonly honest: boolean;
}

export interface Measured {
  readonly query: GradedQuery;
  readonly found: readonly string[];
  readonly ndcg: number | null;
  readonly recall: number | null;
}

const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);

/** nDCG of the first ten, against the best order there is; null where nothing is right. */
export function ndcgOf(found: readonly string[], grades: Readonly<Record<string, number>>, first = 10): number | null {
  const ideal = Object.values(grades)
    .toSorted((a, b) => b - a)
    .slice(0, first)
    .reduce((sum, grade, place) => sum + gain(grade, place), 0);
  if (ideal === 0) return null;
  return found.slice(0, first).reduce((sum, id, place) => sum + gain(grades[id] ?? 0, place), 0) / ideal;
}

/** The share of what fits (2 and 3; where nothing does, of what is near) among the first fifty. */
export function recallOf(
  found: readonly string[],
  grades: Readonly<Record<string, number>>,
  first = 50,
): number | null {
  const fitting = Object.keys(grades).filter((id) => (grades[id] ?? 0) >= 2);
  const wanted = fitting.length > 0 ? fitting : Object.keys(grades);
  if (wanted.length === 0) return null;
  const shown = new Set(found.slice(0, first));
  return wanted.filter((id) => shown.has(id)).length / wanted.length;
}

export function mean(values: readonly (number | null)[]): number {
  const there = values.filter((value) => value !== null);
  return there.reduce((sum, value) => sum + value, 0) / Math.max(1, there.length);
}
