import type { RouteObject } from 'react-router';
import { requireRole } from '#app/guards.ts';
import { PageFailed } from '#app/page-failed.tsx';
import { below, screensOf, type Screen, type ScreenModule } from '#app/route-table.ts';
import { ShellSkeleton } from '#app/shell-skeleton.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';

const screens = screensOf(import.meta.glob<ScreenModule>('../../routes/console/**/index.tsx'));

const around = { HydrateFallback: PageSkeleton, ErrorBoundary: PageFailed };
const overview = screens.filter(({ path }: Screen) => path === 'console');

/** The console: a room is a file below routes/console/ whose folder is its URL; adding one adds its route. */
export const consoleRoutes: RouteObject[] = [
  {
    path: 'console',
    loader: requireRole('admin'),
    lazy: () => import('./console-shell.tsx'),
    HydrateFallback: ShellSkeleton,
    ErrorBoundary: PageFailed,
    children: [
      ...overview.map(({ load }) => ({ index: true as const, lazy: load, ...around })),
      ...below(screens, 'console').map(({ path, load }) => ({ path, lazy: load, ...around })),
    ],
  },
];
