import * as z from 'zod/mini';

/** Default page size (spec §3, §9). */
export const defaultPageSize = 10;
/** Totals are counted up to here; beyond it `totalCapped` is true and a page shows 999+. */
export const totalCap = 999;

/** `current` counts from 1. Query strings arrive as text, hence the coercion. */
export const pageQuery = {
  current: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), defaultPageSize),
};

/** A page of records. */
export function pageOf<T extends z.core.$ZodType>(record: T) {
  return z.object({
    records: z.array(record),
    total: z.int(),
    current: z.int(),
    pageSize: z.int(),
    totalCapped: z.boolean(),
  });
}
