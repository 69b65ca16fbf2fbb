import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Component } from './login-screen.tsx';

/**
 * /login as it first looks, for the build: the page shows this while its scripts are on their way. The build marks it as
 * inert, so that nobody types into fields that are about to be replaced.
 */
export function loginMarkup(): string {
  const router = createMemoryRouter([{ path: '/login', Component }], { initialEntries: ['/login'] });
  const html = renderToString(<RouterProvider router={router} />);
  router.dispose();
  return html;
}
