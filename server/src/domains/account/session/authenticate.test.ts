import { describe, expect, it } from 'vitest';
import { newToken } from '#platform/core/ids.ts';
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

/** The same, counting how often somebody turns to the database. */
function counted(ctx: ReturnType<typeof world.system>) {
  const looks = { count: 0 };
  const watched = Object.create(ctx, {
    db: {
      get() {
        looks.count += 1;
        return ctx.db;
      },
    },
  }) as typeof ctx;
  return { ctx: watched, looks };
}

describe('a dead token', () => {
  it('is looked for once, and again only after half a minute', async () => {
    const { familyId, accessToken } = await signedIn();
    const authenticator = createAuthenticator();
    const { ctx, looks } = counted(world.system());
    expect(authenticator.isPromising(ctx, accessToken)).toBe(true);
    await revokeFamily(world.system(), familyId, 'reuse');
    for (let times = 0; times < 5; times += 1) expect(await authenticator.authenticate(ctx, accessToken)).toBeNull();
    expect(looks.count).toBe(1);
    expect(authenticator.isPromising(ctx, accessToken)).toBe(false);
  });

  it('that was never issued promises nothing, and telling so takes no look', async () => {
    const authenticator = createAuthenticator();
    const { ctx, looks } = counted(world.system());
    expect(authenticator.isPromising(ctx, 'nothing')).toBe(false);
    expect(authenticator.isPromising(ctx, newToken())).toBe(false);
    expect(looks.count).toBe(0);
  });
});

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
