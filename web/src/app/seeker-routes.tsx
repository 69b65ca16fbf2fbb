import type { RouteObject } from 'react-router';
import { roleRoutes } from './role-routes.tsx';
import { screensOf } from './route-table.ts';
import type { ScreenModule } from './route-table.ts';

const screens = screensOf(
  import.meta.glob<ScreenModule>(['../routes/seeker/**/index.tsx', '!../routes/seeker/job/index.tsx']),
);

/** The seekers' part of the shell but for the page that they come in by, which the router holds itself. */
export const seekerRoutes: RouteObject[] = roleRoutes(screens, 'seeker');
