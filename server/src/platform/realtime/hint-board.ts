import type { Bus } from './bus.ts';

/** Who on this copy waits for which hint. However many wait, the bus has one subscription for a channel. */
export interface HintBoard {
  /**
   * Calls back at every hint of a channel with this payload, and whenever hints may have been missed.
   * @returns a function that ends it
   */
  follow(channel: string, payload: string, listener: () => void): () => void;
  stop(): void;
}

/** After a gap everybody is called, but not at once: what they ask for then is spread over some seconds. */
const calledTogether = 100;
const betweenCallsMs = 50;

/** A board over the hints of one copy. */
export function createHintBoard(bus: Pick<Bus, 'subscribe' | 'onGap'>): HintBoard {
  const channels = new Map<string, Map<string, Set<() => void>>>();
  let catchingUp: NodeJS.Timeout | undefined;

  function open(channel: string): Map<string, Set<() => void>> {
    const followers = new Map<string, Set<() => void>>();
    channels.set(channel, followers);
    bus.subscribe(channel, (payload) => {
      for (const listener of followers.get(payload) ?? []) listener();
    });
    return followers;
  }

  bus.onGap(() => {
    const waiting = new Set([...channels.values()].flatMap((each) => [...each.values()].flatMap((set) => [...set])));
    clearTimeout(catchingUp);
    const callSome = (): void => {
      let left = calledTogether;
      for (const listener of waiting) {
        if (left-- === 0) break;
        waiting.delete(listener);
        listener();
      }
      if (waiting.size > 0) catchingUp = setTimeout(callSome, betweenCallsMs);
    };
    callSome();
  });

  return {
    follow(channel, payload, listener) {
      const followers = channels.get(channel) ?? open(channel);
      const listeners = followers.get(payload) ?? new Set();
      followers.set(payload, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && followers.get(payload) === listeners) followers.delete(payload);
      };
    },
    stop: () => clearTimeout(catchingUp),
  };
}
