import { getUserInfo } from '@pinjian/contract/account.ts';
import { endpoint } from '@pinjian/contract/endpoint.ts';
import { describe, expect, it, vi } from 'vitest';
import { clientWorld, oldPair } from '#web/testing/client-world.ts';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import type { Seen } from '#web/testing/fake-server.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { patience } from '#web/testing/patience.ts';

const save = endpoint({ method: 'POST', path: '/job/save', caller: 'signedIn', summary: '' });
const tokenPath = '/auth/oauth2/token';
const seeker = { role: 'seeker', userId: 'seeker-1', companyId: null } as const;
const newPair = { token: 'access-9', refreshToken: 'refresh-9' };

/** A server on which `access-9` is good, and belongs to somebody of a role. */
function server(role: 'seeker' | 'employer', token: () => Response | Error = () => httpError(500)) {
  return (seen: Seen<string>) => {
    if (seen.path === tokenPath) return token();
    if (seen.authorization !== 'Bearer access-9') return httpError(401);
    return seen.path === getUserInfo.path ? envelope(userInfoOf(role)) : envelope(null);
  };
}

const issued = () => envelope({ accessToken: 'access-9', refreshToken: 'refresh-9', expiresIn: 900 });
/** Everything that could still happen has happened. */
const quiet = () => new Promise((resolve) => setImmediate(resolve));

describe('a pair that another tab stored', () => {
  it('of the same identity is taken, and the request goes on', async () => {
    const { call, world } = clientWorld(server('seeker'), { identity: seeker });
    world.stored = newPair;
    expect(await call(save, {})).toBeNull();
    expect([world.pair, world.recognised, world.left]).toEqual([newPair, ['seeker-1'], 0]);
  });

  it('of another identity is left to it: nothing of this page is sent in its name', async () => {
    const { call, world } = clientWorld(server('employer'), { identity: seeker });
    world.stored = newPair;
    let answered = false;
    const settle = () => void (answered = true);
    call(save, {}).then(settle, settle);
    await vi.waitFor(() => expect(world.left).toBe(1), patience);
    call(save, {}).then(settle, settle);
    await quiet();
    const saves = world.seen.filter((one) => one.path === save.path);
    expect(saves.map((one) => one.authorization)).toEqual(['Bearer access-1']);
    expect([answered, world.pair, world.shown, world.lost]).toEqual([false, oldPair, [], 0]);
  });

  it('is followed as soon as it is stored; requests wait until it is known whose it is', async () => {
    let tell = (_response: Response) => {};
    const { call, followSession, world } = clientWorld(
      (seen) =>
        seen.path === getUserInfo.path ? new Promise<Response>((resolve) => (tell = resolve)) : envelope(null),
      { identity: seeker },
    );
    world.stored = newPair;
    const following = followSession();
    await vi.waitFor(() => expect(world.seen).toHaveLength(1), patience);
    const waiting = call(save, {});
    await quiet();
    expect(world.seen).toHaveLength(1);
    tell(envelope(userInfoOf('seeker')));
    await following;
    expect(await waiting).toBeNull();
    expect(world.seen.at(-1)).toMatchObject({ path: save.path, authorization: 'Bearer access-9' });
  });

  it('that is stored while one asks whose the one before is takes its place', async () => {
    const { followSession, world } = clientWorld(
      (seen) => {
        if (seen.authorization === 'Bearer access-8') world.stored = newPair;
        return envelope(userInfoOf('seeker'));
      },
      { identity: seeker },
    );
    world.stored = { token: 'access-8', refreshToken: 'refresh-8' };
    await followSession();
    expect(world.pair).toEqual(newPair);
  });

  it('is taken when nobody says whose it is, or nobody is known here', async () => {
    const silent = clientWorld(() => httpError(503), { identity: seeker });
    silent.world.stored = newPair;
    await silent.followSession();
    expect(silent.world.pair).toEqual(newPair);
    const unknown = clientWorld(() => httpError(503));
    unknown.world.stored = newPair;
    await unknown.followSession();
    expect([unknown.world.pair, unknown.world.seen]).toEqual([newPair, []]);
  });
});

describe('a switch of role', () => {
  it('exchanges the newest pair under the name of the other client, stores it and leaves', async () => {
    const { switchRole, world } = clientWorld(server('employer', issued), { identity: seeker });
    void switchRole('web-company');
    await vi.waitFor(() => expect(world.left).toBe(1), patience);
    expect(world.seen).toMatchObject([
      {
        path: tokenPath,
        authorization: `Basic ${btoa('web-company:web-company')}`,
        body: { grant_type: 'switch_role', refresh_token: 'refresh-1' },
      },
    ]);
    expect(world.pair).toEqual(newPair);
  });

  it('holds back what would be sent in the name of the new identity', async () => {
    const { call, switchRole, world } = clientWorld(server('employer', issued), { identity: seeker });
    void switchRole('web-company');
    await vi.waitFor(() => expect(world.left).toBe(1), patience);
    void call(save, {});
    await quiet();
    expect(world.seen.filter((one) => one.path === save.path)).toEqual([]);
  });

  it('without an answer is tried once more, then says so and the session stays', async () => {
    const { switchRole, world } = clientWorld(
      server('employer', () => new TypeError('fetch failed')),
      { identity: seeker },
    );
    await expect(switchRole('web-company')).rejects.toMatchObject({ message: '网络连接超时，请检查网络' });
    expect(world.seen).toHaveLength(2);
    expect([world.pair, world.lost, world.shown.map((error) => error.message)]).toEqual([
      oldPair,
      0,
      ['网络连接超时，请检查网络'],
    ]);
  });

  it('that was done although no answer came is found out by the next request, and logs nobody out', async () => {
    let reached = false;
    const { call, switchRole, world } = clientWorld(
      (seen) => {
        if (seen.path !== tokenPath) return httpError(401);
        if ((seen.body as { grant_type: string }).grant_type === 'refresh_token') return httpError(401);
        return reached ? issued() : new TypeError('fetch failed');
      },
      { identity: seeker },
    );
    await expect(switchRole('web-company')).rejects.toMatchObject({ kind: 'noAnswer' });
    world.release();
    reached = true;
    void call(save, {});
    await vi.waitFor(() => expect(world.left).toBe(1), patience);
    expect([world.pair, world.lost]).toEqual([newPair, 0]);
  });

  it('that is refused ends the session', async () => {
    const { switchRole, world } = clientWorld(
      server('employer', () => httpError(401)),
      { identity: seeker },
    );
    await expect(switchRole('web-company')).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(world.lost).toBe(1);
  });
});
