import { adminPermissions, rolePermissions } from '@pinjian/contract/permissions.ts';
import { render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { discovery, navigationOf, routes } from '#app/router.tsx';
import { navigateWith } from '#lib/navigation.ts';
import { useNotices } from '#lib/notice.ts';
import { clearSession, setPair } from '#lib/session.ts';
import { envelope } from './fake-server.ts';
import type { Seen } from './fake-server.ts';
import { serveFetch } from './fake-fetch.ts';

export type ShellRole = 'seeker' | 'employer' | 'admin';

const adminUser = {
  clientId: '3',
  companyId: null,
  userId: 'admin-1',
  avatar: null,
  username: null,
  phone: '138****8009',
  realNameState: 0,
  companyStatus: null,
};

/** What /admin/user/info answers for someone of a role; the employer has a company. */
export function userInfoOf(role: ShellRole) {
  if (role === 'admin') return { sysUser: adminUser, permissions: adminPermissions, roles: ['3'] };
  const common = { avatar: null, username: null, phone: '138****8000', realNameState: 0, deletionDueAt: null };
  const sysUser =
    role === 'seeker'
      ? { ...common, clientId: 'web-job-hunter', companyId: null, userId: 'seeker-1', companyStatus: null }
      : { ...common, clientId: 'web-company', companyId: 'company-1', userId: 'employer-1', companyStatus: 1 };
  return { sysUser, permissions: role === 'employer' ? rolePermissions.owner : [], roles: [sysUser.clientId] };
}

/** What /job/recommendation/wishes answers for somebody who skipped every question. */
const noWishes = {
  version: 1,
  content: { wishes: [], jobTypes: [], recruitTypes: [], arrival: null },
  cities: [],
  prefilled: [],
  personalOrder: true,
  skipped: ['position', 'city', 'salary'],
  toAsk: [],
};

type Reply = Response | Error | undefined;

interface Opening {
  /** Whose session is stored; nobody's by default. */
  readonly as?: ShellRole;
  /** Answers before the defaults do; undefined leaves it to them. */
  readonly handle?: (seen: Seen) => Reply | Promise<Reply>;
}

function byDefault(seen: Seen, role: ShellRole): Response {
  if (seen.path === '/admin/user/info') return envelope(userInfoOf(role));
  if (seen.path === '/service/jobhunter/cities') return envelope({ cityGroup: [], hotCityList: [] });
  if (seen.path === '/service/api/ip/location') return envelope({ dictValue: '101010100', dictLabel: '北京' });
  if (seen.path === '/job/recommendation/wishes') return envelope(noWishes);
  return envelope(seen.method === 'GET' ? [] : null);
}

/** Opens the whole web at a path, on a fake network, as the browser would. */
export function openApp(path: string, { as, handle }: Opening = {}) {
  clearSession();
  useNotices.setState({ list: [] });
  if (as !== undefined) setPair({ token: 'access-1', refreshToken: 'refresh-1' });
  const seen = serveFetch(async (one) => (await handle?.(one)) ?? byDefault(one, as ?? 'seeker'));
  const router = createMemoryRouter(routes, { ...discovery, initialEntries: [path] });
  navigateWith(navigationOf(router));
  const view = render(<RouterProvider router={router} />);
  return { ...view, seen, router, here: () => router.state.location.pathname + router.state.location.search };
}

/** Undoes what `openApp` put into the page. */
export function closeApp(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearSession();
}
