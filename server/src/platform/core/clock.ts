/** Time as a port: tests move it, the product never asks the machine itself. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
