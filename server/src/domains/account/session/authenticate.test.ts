import { describe, expect, it } from 'vitest';
import { useWorld } from '#testing/world.ts';
import { createAuthenticator } from './authenticate.ts';
import { issuePair } from './issue-pair.ts';
import { revokeFamily } from './revoke-family.ts';

const world = useWorld();

async function signedIn() {
  const { familyId } = await world.seeker();
  const absoluteExpiry = new Date(world.clock.now().getTime() + 86_400_000);
  const { accessToken } = await issuePair(world.system(), {
    familyId,
    kind: 'seeker',
    absoluteExpiry,
    parentHash: null,
  });
  return { familyId, accessToken };
}

describe('a session that ends while it is being read', () => {
  it('is neither let in nor remembered', async () => {
    const { familyId, accessToken } = await signedIn();
    const authenticator = createAuthenticator();
    const ctx = world.system();
    let ended: Promise<boolean> | undefined;
    // The first look has found the session and asks for the time; just then it is revoked, and the hint arrives.
    const late = {
      ...ctx,
      now() {
        if (ended === undefined) {
          ended = revokeFamily(ctx, familyId, 'reuse');
          authenticator.forget(`revoked:${familyId}`);
        }
        return ctx.now();
      },
    };
    expect(await authenticator.authenticate(late, accessToken)).toBeNull();
    expect(await ended).toBe(true);
    expect(await authenticator.authenticate(ctx, accessToken)).toBeNull();
  });

  it('of somebody else does not keep one from being let in and remembered', async () => {
    const { familyId, accessToken } = await signedIn();
    const authenticator = createAuthenticator();
    const ctx = world.system();
    let told = false;
    const late = {
      ...ctx,
      now() {
        if (!told) authenticator.forget('revoked:another');
        told = true;
        return ctx.now();
      },
    };
    expect(await authenticator.authenticate(late, accessToken)).toMatchObject({ actor: { familyId } });
    expect(await authenticator.authenticate(ctx, accessToken)).toMatchObject({ actor: { familyId } });
  });

  it.each([
    ['revoked:f', 'f'],
    ['switched:f', 'f'],
    ['changed:u', null],
  ])('the hint %s closes the sockets of %s', (hint, family) => {
    expect(createAuthenticator().forget(hint)).toBe(family);
  });
});
