import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { Providers } from '#app/shell/providers.tsx';
import { useNotices } from '#lib/notice.ts';
import { clearSession, rememberUser, setPair, type Role } from '#lib/session.ts';
import { Toaster } from '#ui/toaster.tsx';
import { envelope } from './fake-server.ts';
import type { Seen } from './fake-server.ts';
import { serveFetch } from './fake-fetch.ts';
import { userInfoOf } from './answers/account.ts';

type Reply = Response | Error | undefined;

interface Opening {
  readonly as: Role;
  readonly permissions?: readonly string[];
  /** Where it is opened; other addresses show nothing. */
  readonly at?: string;
  /** The server; what it leaves open is a call that there is not. */
  readonly handle: (seen: Seen) => Reply | Promise<Reply>;
}

/** Opens one part of a page as someone signed in, with toasts, questions and an address: what `openApp` does without the rest of the web. */
export function openPart(part: ReactNode, { as, permissions = [], at = '/', handle }: Opening) {
  clearSession();
  useNotices.setState({ list: [] });
  setPair({ token: 'access-1', refreshToken: 'refresh-1' });
  rememberUser(userInfoOf(as).sysUser, permissions);
  const seen = serveFetch(
    async (one) => (await handle(one)) ?? envelope(null, { code: 404, status: 404, message: '请求的接口不存在' }),
  );
  const path = new URL(at, 'http://page.test').pathname;
  const router = createMemoryRouter(
    [
      { path, element: part },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const view = render(
    <Providers>
      <RouterProvider router={router} />
      <Toaster />
    </Providers>,
  );
  return {
    ...view,
    seen,
    here: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => act(() => router.navigate(to)),
  };
}
