/** The employers' routes, by the router when somebody goes there and ahead of it while they sign in. */
export const loadHireRoutes = () => import('./hire-routes.tsx');
