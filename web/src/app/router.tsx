import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import type { DOMRouterOpts, RouteObject } from 'react-router';
import type { navigateWith } from '#lib/navigation.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { PublicGround } from '#ui/public-page.tsx';
import { requireRole, requireSession, toHome } from './guards.ts';
import * as loginScreen from './login-screen.tsx';
import { PageFailed } from './page-failed.tsx';
import { Root } from './root.tsx';
import { below, screensOf } from './route-table.ts';
import type { Screen, ScreenModule } from './route-table.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';

const screens = screensOf(import.meta.glob<ScreenModule>(['../routes/**/index.tsx', '!../routes/console/**']));

function routesOf(list: readonly Screen[], HydrateFallback: ComponentType): RouteObject[] {
  return list.map(({ path, load }) => ({ path, lazy: load, HydrateFallback, ErrorBoundary: PageFailed }));
}

/** One role's part of the shell: its screens, and its 'my' area with a menu of its own around it. */
function roleRoutes(segment: 'seeker' | 'hire'): RouteObject[] {
  const mine = `${segment}/my`;
  const own = below(screens, segment).filter((screen) => !screen.path.startsWith('my/'));
  return [
    { index: true, loader: toHome, HydrateFallback: PageSkeleton },
    ...routesOf(own, PageSkeleton),
    {
      path: 'my',
      lazy: () => import('./shell/my-area.tsx'),
      HydrateFallback: PageSkeleton,
      ErrorBoundary: PageFailed,
      children: [
        { index: true, lazy: () => import('./shell/my-index.tsx'), HydrateFallback: PageSkeleton },
        ...routesOf(below(screens, mine), PageSkeleton),
      ],
    },
  ];
}

const publicScreens = screens.filter((screen) => screen.path !== 'login' && !/^(?:seeker|hire)\//.test(screen.path));
const notFound = publicScreens.filter((screen) => screen.path === '404').map((screen) => ({ ...screen, path: '*' }));

const rootId = 'root';

/** The console's routes come with the first visit there: /login carries the path of every screen that is named here. */
export const discovery: DOMRouterOpts = {
  async patchRoutesOnNavigation({ path, patch }) {
    if (!/^\/console(?:\/|$)/.test(path)) return;
    const { consoleRoutes } = await import('./console/console-routes.tsx');
    patch(rootId, consoleRoutes);
  },
};

/**
 * Every page of spec §2. A page is a file under routes/ whose folder is its URL; adding one adds its route, for the
 * role that its first segment names.
 */
export const routes: RouteObject[] = [
  {
    id: rootId,
    Component: Root,
    ErrorBoundary: PageFailed,
    HydrateFallback: PageSkeleton,
    children: [
      { path: '/', loader: toHome, HydrateFallback: ShellSkeleton, ErrorBoundary: PageFailed },
      { path: 'login', ...loginScreen, HydrateFallback: PublicGround, ErrorBoundary: PageFailed },
      ...routesOf(publicScreens, PublicGround),
      {
        loader: requireSession,
        lazy: () => import('./shell/shell.tsx'),
        HydrateFallback: ShellSkeleton,
        ErrorBoundary: PageFailed,
        children: [
          {
            path: 'seeker',
            loader: requireRole('seeker'),
            HydrateFallback: PageSkeleton,
            children: roleRoutes('seeker'),
          },
          {
            path: 'hire',
            loader: requireRole('employer'),
            lazy: () => import('./shell/company-gate.tsx'),
            HydrateFallback: PageSkeleton,
            children: roleRoutes('hire'),
          },
        ],
      },
      ...routesOf(notFound, PublicGround),
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

export function createRouter(): Router {
  return createBrowserRouter(routes, discovery);
}

/** Resolves once the router knows what its first page shows. */
export function firstPage(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The router as code below it sees it; a page that is still loading counts as the one that is there. */
export function navigationOf(router: Router): Parameters<typeof navigateWith>[0] {
  return {
    here() {
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      return pathname + search;
    },
    go: (path) => void router.navigate(path),
  };
}
