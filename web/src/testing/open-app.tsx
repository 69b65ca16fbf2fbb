import { errors } from '@pinjian/contract/errors.ts';
import { render } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { discovery, navigationOf, routes } from '#app/router.tsx';
import { navigateWith } from '#lib/navigation.ts';
import { useNotices } from '#lib/notice.ts';
import { clearSession, setPair, type Role } from '#lib/session.ts';
import { newcomersAnswer } from './answers/newcomer.ts';
import { callOf } from './contract-calls.ts';
import { envelope, pdfFile, refusal } from './fake-server.ts';
import type { Seen } from './fake-server.ts';
import { serveFetch } from './fake-fetch.ts';

type Reply = Response | Error | undefined;

interface Opening {
  /** Whose session is stored; nobody's by default. */
  readonly as?: Role;
  /** Answers before the defaults do; undefined leaves it to them. */
  readonly handle?: (seen: Seen) => Reply | Promise<Reply>;
}

function byDefault(seen: Seen, role: Role): Response {
  const call = callOf(seen.method, seen.path);
  if (typeof call !== 'object') return envelope(null);
  if (call.endpoint.file === 'pdf') return pdfFile();
  if (call.endpoint.output === undefined) return envelope(null);
  const answer = newcomersAnswer(call.name, seen, role);
  return answer === undefined ? refusal(errors.notFound) : envelope(answer);
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
