import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Component as JobPage } from '#web/routes/seeker/job/index.tsx';
import { Frame } from './shell/shell.tsx';

const path = '/seeker/job';

/**
 * The page that most seekers open first as it looks before its list is there, for the build: shown while its scripts
 * are on their way. It says nothing of who is signed in, and nothing of it can be pressed yet.
 */
export function jobMarkup(): string {
  const children = [{ path, Component: JobPage }];
  const router = createMemoryRouter([{ Component: Frame, children }], { initialEntries: [path] });
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  router.dispose();
  return html;
}
