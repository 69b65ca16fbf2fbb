import type { ClientId, getUserInfo } from '@pinjian/contract/account.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { browserStore, isRecord, parseStored } from './storage.ts';

/** One identity of a person, in the words of our code; the wire says `ClientId`. */
export type Role = 'seeker' | 'employer' | 'admin';

export const roleOfClient: Readonly<Record<ClientId, Role>> = {
  'web-job-hunter': 'seeker',
  'web-company': 'employer',
  '3': 'admin',
};
export const clientOfRole: Readonly<Record<Role, ClientId>> = {
  seeker: 'web-job-hunter',
  employer: 'web-company',
  admin: '3',
};

export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

interface Tokens {
  readonly token: string | null;
  readonly refreshToken: string | null;
}

/** The browser's key of spec §3; it holds token and refreshToken and nothing else. */
export const tokenKey = 'auth-token';

/**
 * The stored pair. Kept apart from the rest of the session because `persist` writes on every change: a change of
 * something else must never write this tab's pair over a newer one from another tab.
 */
const useTokens = create<Tokens>()(
  persist((): Tokens => ({ token: null, refreshToken: null }), {
    name: tokenKey,
    storage: createJSONStorage(() => localStorage),
  }),
);

export function currentPair(): TokenPair | null {
  const { token, refreshToken } = useTokens.getState();
  return token !== null && refreshToken !== null ? { token, refreshToken } : null;
}

/** The pair as it stands in storage now: null when signed out there, undefined when storage cannot be read. */
export function storedPair(): TokenPair | null | undefined {
  const text = browserStore.read(tokenKey);
  if (text === undefined) return undefined;
  const parsed = parseStored(text);
  const state = isRecord(parsed) ? parsed['state'] : null;
  if (!isRecord(state)) return null;
  const { token, refreshToken } = state;
  return typeof token === 'string' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
}

export function setPair(pair: TokenPair | null): void {
  useTokens.setState({ token: pair?.token ?? null, refreshToken: pair?.refreshToken ?? null });
}

export type User = Answer<typeof getUserInfo>['sysUser'];
/** Certification states of spec §4. */
export type AuthStatus = 'NONE' | 'ING' | 'SUCCESS' | 'FAIL';

/** The rest of spec §3's session; everything here is asked from the server again after a reload. */
interface Session {
  /** Null until /admin/user/info answers: nobody is redirected on a guess (decisions §6). */
  readonly role: Role | null;
  readonly user: User | null;
  readonly permissions: readonly string[];
  readonly isLogin: boolean;
  readonly isAuthenticated: boolean;
  readonly authStatus: AuthStatus;
  /** When the access token ends, in milliseconds since 1970; null after a reload. */
  readonly expiresTime: number | null;
}

const signedOut: Session = {
  role: null,
  user: null,
  permissions: [],
  isLogin: false,
  isAuthenticated: false,
  authStatus: 'NONE',
  expiresTime: null,
};

export const useSession = create<Session>()(() => signedOut);

/** Companies: null none, 0 in review, 1 verified, 2 failed (decisions §5). */
export const companyAuth: Readonly<Record<number, AuthStatus>> = { 0: 'ING', 1: 'SUCCESS', 2: 'FAIL' };
/** Seekers: 0 none, 1 in review, 2 verified, 3 failed (decisions §5). */
export const seekerAuth: Readonly<Record<number, AuthStatus>> = { 1: 'ING', 2: 'SUCCESS', 3: 'FAIL' };

export function authStatusOf(user: Pick<User, 'clientId' | 'companyStatus' | 'realNameState'>): AuthStatus {
  if (user.clientId === 'web-company') return companyAuth[user.companyStatus ?? -1] ?? 'NONE';
  if (user.clientId === 'web-job-hunter') return seekerAuth[user.realNameState] ?? 'NONE';
  return 'NONE';
}

/** A sign-in or a refresh succeeded. `expiresIn` is seconds from now. */
export function rememberPair(pair: TokenPair, expiresIn: number): void {
  setPair(pair);
  useSession.setState({ isLogin: true, expiresTime: Date.now() + expiresIn * 1000 });
}

export function rememberUser(user: User, permissions: readonly string[]): void {
  const authStatus = authStatusOf(user);
  useSession.setState({
    role: roleOfClient[user.clientId],
    user,
    permissions,
    isLogin: true,
    authStatus,
    isAuthenticated: authStatus === 'SUCCESS',
  });
}

/** What the status lookup of spec §4 answered about a user; somebody who signed in meanwhile keeps their own. */
export function rememberAuthStatus(userId: string, authStatus: AuthStatus): void {
  if (useSession.getState().user?.userId !== userId) return;
  useSession.setState({ authStatus, isAuthenticated: authStatus === 'SUCCESS' });
}

/** Logout of spec §4: clears the tokens, the user and every flag. */
export function clearSession(): void {
  setPair(null);
  useSession.setState(signedOut, true);
}

/** Whether a session is stored here, whoever's it is. */
export function useSignedIn(): boolean {
  return useTokens((tokens) => tokens.token !== null);
}
