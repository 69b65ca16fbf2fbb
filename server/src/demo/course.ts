import type { Chance } from './chance.ts';
import type { Story, Trade } from './trade.ts';
import type { Thread } from './thread.ts';
import type { Telling } from './writing/answer-text.ts';

/** Who sits an interview, and what they can tell. */
export interface Teller {
  readonly trade: Trade;
  readonly stories: readonly Story[];
  readonly telling: Telling;
}

/** What can become of an application. */
export interface Course {
  /** Days ago that it begins, at least and at most: it is over, or has come as far as it is to come, by today. */
  readonly begins: readonly [fewest: number, most: number];
  /** How often it happens, against the others. */
  readonly weight: number;
  run(thread: Thread, teller: Teller, chance: Chance): Promise<void>;
}
