/**
 * How long a test waits for what must happen by itself, milliseconds. Vitest gives up after one second, which a machine
 * with all its cores busy may need for a single answer; a test that passes does not wait for the rest.
 */
export const patience = { timeout: 20_000, interval: 20 } as const;
