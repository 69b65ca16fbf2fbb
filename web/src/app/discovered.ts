/** The employers' routes, by the router when somebody goes there and ahead of it while they sign in. */
export const loadHireRoutes = () => import('./hire-routes.tsx');

/** The seekers' other routes, by the router when somebody goes there and ahead of it once the first page stands. */
export const loadSeekerRoutes = () => import('./seeker-routes.tsx');
