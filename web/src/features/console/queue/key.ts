/** Whatever the console has asked the server begins with this. */
export const consoleKey = ['console'] as const;

/** One page of a queue holds so many. */
export const queuePageSize = 20;
