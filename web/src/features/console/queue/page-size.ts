/** One page of a queue or a list holds so many. */
export const queuePageSize = 20;
