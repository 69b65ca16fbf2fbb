/** The only page there is of some records, as every list that has pages answers it. */
export function pageOf<T>(records: T[] = []) {
  return { records, total: records.length, current: 1, pageSize: 10, totalCapped: false };
}
