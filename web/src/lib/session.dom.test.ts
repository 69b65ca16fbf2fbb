import { beforeEach, describe, expect, it } from 'vitest';
import {
  authStatusOf,
  clearSession,
  currentPair,
  rememberPair,
  rememberUser,
  storedPair,
  tokenKey,
  useSession,
} from './session.ts';
import type { User } from './session.ts';

const user: User = {
  clientId: 'web-company',
  companyId: 'c1',
  userId: 'u1',
  avatar: null,
  username: '李**',
  phone: '138****8000',
  realNameState: 0,
  companyStatus: 1,
  deletionDueAt: null,
};

beforeEach(() => clearSession());

describe('what is stored', () => {
  it("is token and refreshToken under 'auth-token', and nothing else (spec §3)", () => {
    rememberPair({ token: 'a', refreshToken: 'b' }, 900);
    rememberUser(user, ['position.write']);
    expect(Object.keys(localStorage)).toEqual([tokenKey]);
    const stored = JSON.parse(localStorage.getItem('auth-token') ?? '') as { state: object };
    expect(stored.state).toEqual({ token: 'a', refreshToken: 'b' });
  });

  it('is read again as another tab left it', () => {
    rememberPair({ token: 'a', refreshToken: 'b' }, 900);
    localStorage.setItem(tokenKey, '{"state":{"token":"c","refreshToken":"d"},"version":0}');
    expect([currentPair()?.token, storedPair()?.token]).toEqual(['a', 'c']);
  });

  it.each(['', 'null', '{"state":{}}', '{"state":{"token":1,"refreshToken":"b"}}', 'damaged'])(
    'counts as signed out when it is %j',
    (text) => {
      localStorage.setItem(tokenKey, text);
      expect(storedPair()).toBeNull();
    },
  );

  it('never overwrites the pair of another tab when something else of the session changes', () => {
    rememberPair({ token: 'a', refreshToken: 'b' }, 900);
    localStorage.setItem(tokenKey, '{"state":{"token":"c","refreshToken":"d"},"version":0}');
    rememberUser(user, []);
    expect(storedPair()?.token).toBe('c');
  });
});

describe('the session', () => {
  it('knows role, permissions and certification from the user', () => {
    rememberUser(user, ['position.write']);
    expect(useSession.getState()).toMatchObject({
      role: 'employer',
      isLogin: true,
      isAuthenticated: true,
      authStatus: 'SUCCESS',
      permissions: ['position.write'],
    });
  });

  it('forgets everything at logout', () => {
    rememberPair({ token: 'a', refreshToken: 'b' }, 900);
    rememberUser(user, ['position.write']);
    clearSession();
    expect(useSession.getState()).toEqual({
      role: null,
      user: null,
      permissions: [],
      isLogin: false,
      isAuthenticated: false,
      authStatus: 'NONE',
      expiresTime: null,
    });
    expect([currentPair(), storedPair()]).toEqual([null, null]);
  });

  it.each([
    ['web-company', null, 0, 'NONE'],
    ['web-company', 0, 2, 'ING'],
    ['web-company', 1, 0, 'SUCCESS'],
    ['web-company', 2, 0, 'FAIL'],
    ['web-job-hunter', 1, 0, 'NONE'],
    ['web-job-hunter', null, 1, 'ING'],
    ['web-job-hunter', null, 2, 'SUCCESS'],
    ['web-job-hunter', null, 3, 'FAIL'],
    ['3', 1, 2, 'NONE'],
  ] as const)('%s with company %j and real name %i is %s', (clientId, companyStatus, realNameState, status) => {
    expect(authStatusOf({ clientId, companyStatus, realNameState })).toBe(status);
  });
});
