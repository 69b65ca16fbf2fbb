import { createBrowserRouter } from 'react-router';
import type { DOMRouterOpts, RouteObject } from 'react-router';
import type { navigateWith } from '#lib/navigation.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { PublicGround } from '#ui/public-page.tsx';
import { discover, loadHireRoutes, loadSeekerRoutes } from './discovered.ts';
import { requireRole, requireSession, toHome } from './guards.ts';
import * as loginScreen from './login-screen.tsx';
import { PageFailed } from './page-failed.tsx';
import { routesOf } from './role-routes.tsx';
import { Root } from './root.tsx';
import { below, screensOf } from './route-table.ts';
import type { ScreenModule } from './route-table.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';

const screens = screensOf(
  import.meta.glob<ScreenModule>([
    '../routes/**/index.tsx',
    '!../routes/{hire,console}/**',
    '!../routes/seeker/{home,interview,resume,agents,my}/**',
    '!../routes/seeker/job/*/**',
  ]),
);

/** The page that seekers come in by; their other ones come with the first visit there. */
const seekerFirst = screens.filter((screen) => screen.path === 'seeker/job');
const publicScreens = screens.filter((screen) => screen.path !== 'login' && !screen.path.startsWith('seeker/'));
const notFound = publicScreens.filter((screen) => screen.path === '404').map((screen) => ({ ...screen, path: '*' }));

const loadConsoleRoutes = () => import('./console/console-routes.tsx');

const rootId = 'root';
const shellId = 'shell';
const seekerId = 'seeker';

/** What stands where the routes of a page are still being fetched: the frame that it will have. */
function RootSkeleton() {
  return /^\/(?:seeker|hire|console)(?:\/|$)/.test(location.pathname) ? <ShellSkeleton /> : <PageSkeleton />;
}

/**
 * The routes of employers, of the console, and of seekers but for their first page come with the first visit there:
 * /login carries the path of every screen that is named here.
 */
export const discovery: DOMRouterOpts = {
  async patchRoutesOnNavigation({ path, patch, signal }) {
    const [, segment] = path.split('/');
    const wanted = { path, signal };
    if (segment === 'hire') patch(shellId, (await discover(loadHireRoutes, wanted)).hireRoutes);
    if (segment === 'seeker') patch(seekerId, (await discover(loadSeekerRoutes, wanted)).seekerRoutes);
    if (segment === 'console') patch(rootId, (await discover(loadConsoleRoutes, wanted)).consoleRoutes);
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
    HydrateFallback: RootSkeleton,
    children: [
      { path: '/', loader: toHome, HydrateFallback: ShellSkeleton, ErrorBoundary: PageFailed },
      {
        path: 'message',
        lazy: () => import('./target-route.ts'),
        HydrateFallback: PublicGround,
        ErrorBoundary: PageFailed,
      },
      { path: 'login', ...loginScreen, HydrateFallback: PublicGround, ErrorBoundary: PageFailed },
      ...routesOf(publicScreens, PublicGround),
      {
        id: shellId,
        loader: requireSession,
        lazy: () => import('./shell/shell.tsx'),
        HydrateFallback: ShellSkeleton,
        ErrorBoundary: PageFailed,
        children: [
          {
            id: seekerId,
            path: 'seeker',
            loader: requireRole('seeker'),
            HydrateFallback: PageSkeleton,
            children: routesOf(below(seekerFirst, 'seeker'), PageSkeleton),
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
