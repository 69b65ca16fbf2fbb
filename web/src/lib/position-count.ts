const listeners = new Set<() => void>();

/** The event 'update position count' of spec §4: numbers of positions and applications may have changed. */
export function publishPositionCountUpdate(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that ends it */
export function onPositionCountUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
