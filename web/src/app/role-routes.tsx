import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { toHome } from './guards.ts';
import { PageFailed } from './page-failed.tsx';
import { below } from './route-table.ts';
import type { Screen } from './route-table.ts';

/** Screens as routes, each loaded when it is visited. */
export function routesOf(list: readonly Screen[], HydrateFallback: ComponentType): RouteObject[] {
  return list.map(({ path, load }) => ({ path, lazy: load, HydrateFallback, ErrorBoundary: PageFailed }));
}

/** One role's part of the shell: its screens, and its 'my' area with a menu of its own around it. */
export function roleRoutes(screens: readonly Screen[], segment: 'seeker' | 'hire'): RouteObject[] {
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
        ...routesOf(below(screens, `${segment}/my`), PageSkeleton),
      ],
    },
  ];
}
