import { ownPath } from './own-path.ts';

/** Pages that sign-in never leads back to. */
const notBackTo = ['/login', '/no-permission', '/404'];

function startsWith(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** A path without its query and fragment. */
function bareOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? '/';
}

/** /login that leads back to `path` (path and query) after sign-in. */
export function loginPath(path: string): string {
  const bare = bareOf(path);
  if (bare === '/' || notBackTo.some((page) => startsWith(bare, page))) return '/login';
  return `/login?next=${encodeURIComponent(path)}`;
}

/** The path to open after sign-in when `next` is a page of ours that `role` may open, else null (decisions §6). */
export function allowedNext(next: string | null, role: 'seeker' | 'employer' | 'admin', origin: string): string | null {
  const path = next === null ? null : ownPath(next, origin);
  if (path === null) return null;
  const bare = bareOf(path);
  if (notBackTo.some((page) => startsWith(bare, page))) return null;
  if (startsWith(bare, '/seeker') && role !== 'seeker') return null;
  if (startsWith(bare, '/hire') && role !== 'employer') return null;
  if (startsWith(bare, '/console') && role !== 'admin') return null;
  return path;
}
