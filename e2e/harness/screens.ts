import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const roles = ['visitor', 'seeker', 'employer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A page as somebody may open it; parameters stand as `$name`. */
export interface Screen {
  readonly role: Role;
  readonly route: string;
}

const folder = join(import.meta.dirname, '../../web/src/routes');

/** Every page of web/src/routes with the role that may see it. */
export function allScreens(): readonly Screen[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.tsx'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.tsx$/, '')}`)
    .toSorted()
    .map((route) => ({ role: roleOf(route), route }));
}

function roleOf(route: string): Role {
  if (route.startsWith('/seeker/')) return 'seeker';
  if (/^\/console(\/|$)/.test(route)) return 'admin';
  return route.startsWith('/hire/') ? 'employer' : 'visitor';
}

const nothing = '00000000-0000-7000-8000-000000000000';

/** The path of a page of nothing that exists. */
export function emptyPath(route: string): string {
  return route.replaceAll(/\$\w+/g, nothing);
}

/** The first of the links that leads to a route with parameters; null when none does. */
export function pathAmong(route: string, links: readonly string[]): string | null {
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/?]+')}(?:\\?|$)`);
  return links.find((link) => pattern.test(link)) ?? null;
}
