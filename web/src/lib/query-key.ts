import '@tanstack/react-query';

declare const owned: unique symbol;

/** A key that its feature made: an array written on the spot is none, so that nobody refreshes what there is not. */
export type OwnedKey<T extends readonly unknown[] = readonly unknown[]> = T & { readonly [owned]: true };

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryKey: OwnedKey;
    readonly mutationKey: OwnedKey;
  }
}

/**
 * Makes the keys below one root: the name of a feature, which its keys.ts alone calls it by. A second root (`console-picture`)
 * is for what is not refreshed with the rest.
 */
export function keysOf<const R extends string>(root: R) {
  return <const P extends readonly unknown[]>(...parts: P) => [root, ...parts] as const as OwnedKey<readonly [R, ...P]>;
}
