/**
 * Storage that never throws: a browser may forbid it (private windows, policies) or be full. Then nothing is
 * remembered past a reload, which is all that storage is for here.
 */
export interface Store {
  /** The stored text, null when nothing is there, undefined when storage cannot be read at all. */
  read(key: string): string | null | undefined;
  /** False when it could not be stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** `area` is asked each time: a browser that forbids storage throws at the very name. */
function storeIn(area: () => Storage): Store {
  return {
    read(key) {
      try {
        return area().getItem(key);
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        area().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

/** For all tabs, until it is removed. */
export const browserStore: Store = storeIn(() => localStorage);
/** For this tab and its reloads only. */
export const tabStore: Store = storeIn(() => sessionStorage);

/** Parses stored JSON; null for anything that is missing or was damaged from outside. */
export function parseStored(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Narrows parsed JSON to an object with unknown members. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
