import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, setPair, useSession, type Role } from '#lib/session.ts';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { serveFetch } from '#web/testing/fake-fetch.ts';
import { userInfoOf } from '#web/testing/answers/account.ts';
import { verificationOf } from '#web/testing/answers/company.ts';
import { reloadUser } from '../api.ts';
import { patience } from '#web/testing/patience.ts';

beforeEach(() => setPair({ token: 'access-1', refreshToken: 'refresh-1' }));
afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const lookup = { seeker: '/admin/user/jobHunterStatus', employer: '/admin/company/verification/info' } as const;

/** Loads the user of a role from a server whose status lookup answers this; resolves once it was asked. */
async function load(role: Role, answer: () => Response): Promise<Seen> {
  const asked = Promise.withResolvers<Seen>();
  serveFetch((one) => {
    if (one.path === '/admin/user/info') return envelope(userInfoOf(role));
    asked.resolve(one);
    return answer();
  });
  await reloadUser();
  return asked.promise;
}

describe('the status lookup after the user is known', () => {
  it.each([
    ['seeker', { state: 0 }, 'NONE'],
    ['seeker', { state: 1 }, 'ING'],
    ['seeker', { state: 2 }, 'SUCCESS'],
    ['seeker', { state: 3 }, 'FAIL'],
    ['employer', { status: null }, 'NONE'],
    ['employer', { status: 0 }, 'ING'],
    ['employer', { status: 1 }, 'SUCCESS'],
    ['employer', { status: 2 }, 'FAIL'],
  ] as const)('of a %s that answers %j is %s', async (role, answer, status) => {
    const asked = await load(role, () => envelope(role === 'employer' ? { ...verificationOf(), ...answer } : answer));
    expect(asked.path).toBe(lookup[role]);
    expect(asked.body).toMatchObject(role === 'seeker' ? { accountId: 'seeker-1' } : { companyId: 'company-1' });
    await vi.waitFor(() => expect(useSession.getState().authStatus).toBe(status), patience);
    expect(useSession.getState().isAuthenticated).toBe(status === 'SUCCESS');
  });

  it('is ignored silently when it fails: what the user info said holds', async () => {
    const heard = vi.spyOn(console, 'error');
    await load('employer', () => httpError(500));
    expect(useSession.getState()).toMatchObject({ authStatus: 'SUCCESS', isAuthenticated: true });
    expect(heard).not.toHaveBeenCalled();
  });
});
