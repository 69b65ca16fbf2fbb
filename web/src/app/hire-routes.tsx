import type { RouteObject } from 'react-router';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { requireRole } from './guards.ts';
import { roleRoutes } from './role-routes.tsx';
import { screensOf } from './route-table.ts';
import type { ScreenModule } from './route-table.ts';

const screens = screensOf(import.meta.glob<ScreenModule>('../routes/hire/**/index.tsx'));

/** The employers' part of the shell: a page is a file below routes/hire/ whose folder is its URL. */
export const hireRoutes: RouteObject[] = [
  {
    path: 'hire',
    loader: requireRole('employer'),
    lazy: () => import('./shell/company-gate.tsx'),
    HydrateFallback: PageSkeleton,
    children: roleRoutes(screens, 'hire'),
  },
];
