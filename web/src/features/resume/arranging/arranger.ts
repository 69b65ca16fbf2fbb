import type { ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { isSame } from '#lib/saving/merge.ts';

/** What is done to an arrangement, whichever one it turns out to be. */
export type Rearranging = (now: ResumeArrangement) => ResumeArrangement;

/** Changes that are not stored yet, as a page can keep them over a reload. */
export interface PendingArrangement {
  readonly from: ResumeArrangement;
  readonly wanted: ResumeArrangement;
}

export interface ArrangerStart {
  readonly stored: ResumeArrangement;
  /** Stores one; answers what is stored then. */
  readonly send: (from: ResumeArrangement, next: ResumeArrangement) => Promise<ResumeArrangement>;
  /** The one that is stored by now. */
  readonly load: () => Promise<ResumeArrangement>;
  /** Whether a failure says that another window has stored something since. */
  readonly isMoved: (error: unknown) => boolean;
  /** Told whenever what is wanted or what is stored is another; `revision` grows with what is stored. */
  readonly show: (wanted: ResumeArrangement, revision: number) => void;
  /** A change goes on over what another window stored. */
  readonly onMoved: () => void;
  /** A change is taken back. */
  readonly onFailed: (error: unknown) => void;
}

export interface Arranger {
  readonly arrange: (change: Rearranging) => void;
  /** Once nothing waits: whether all that was waiting is stored. */
  readonly settled: () => Promise<boolean>;
  readonly pending: () => PendingArrangement | undefined;
}

/** So often a change is made anew over what other windows store; more is no coincidence. */
const maxTries = 3;

/**
 * Stores changes to an arrangement one after the other, each over the last that is stored. One that cannot be stored is taken
 * back alone: what shows is always what is stored with what still waits.
 */
export function createArranger(start: ArrangerStart): Arranger {
  let { stored } = start;
  let revision = 0;
  let waiting: readonly Rearranging[] = [];
  let running: Promise<boolean> | null = null;

  const wanted = () => waiting.reduce((now, change) => change(now), stored);
  const show = () => start.show(wanted(), revision);

  async function storeOne(change: Rearranging): Promise<void> {
    for (let tries = 1; ; tries++) {
      const next = change(stored);
      if (isSame(next, stored)) return;
      try {
        stored = await start.send(stored, next);
        revision++;
        return;
      } catch (error) {
        if (!start.isMoved(error) || tries === maxTries) throw error;
        stored = await start.load();
        revision++;
        start.onMoved();
      }
    }
  }

  async function storeAll(): Promise<boolean> {
    let isWhole = true;
    for (let [change] = waiting; change !== undefined; [change] = waiting) {
      try {
        await storeOne(change);
      } catch (error) {
        isWhole = false;
        start.onFailed(error);
      }
      waiting = waiting.slice(1);
      show();
    }
    running = null;
    return isWhole;
  }

  return {
    arrange(change) {
      const now = wanted();
      if (isSame(change(now), now)) return;
      waiting = [...waiting, change];
      show();
      running ??= storeAll();
    },
    settled: async () => (running === null ? true : await running),
    pending: () => (waiting.length === 0 ? undefined : { from: stored, wanted: wanted() }),
  };
}
