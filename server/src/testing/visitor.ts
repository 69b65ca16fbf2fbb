import type { AnyoneActor, SignedInActor } from '#server/context.ts';

/** Who makes a call that takes no session, from an address and without a cookie; with a Bearer of `signedIn` all the same. */
export function visitor(address: string, signedIn: SignedInActor | null = null): AnyoneActor {
  return { kind: 'anyone', address, userAgent: 'a browser', device: null, signedIn: async () => signedIn };
}
