/** Pages that sign-in never leads back to. */
const notBackTo = ['/login', '/no-permission', '/404'];

function startsWith(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

/** /login that leads back to `path` (path and query) after sign-in. */
export function loginPath(path: string): string {
  const bare = path.split(/[?#]/, 1)[0] ?? '/';
  if (bare === '/' || notBackTo.some((page) => startsWith(bare, page))) return '/login';
  return `/login?next=${encodeURIComponent(path)}`;
}

/**
 * The path to open after sign-in when `next` is a page of ours that `role` may open, else null (decisions §6).
 * Anything that a browser could read as another origin is refused: '//host', '/\host', 'https:…', control characters.
 */
export function allowedNext(next: string | null, role: 'seeker' | 'employer' | 'admin', origin: string): string | null {
  if (next === null || !next.startsWith('/')) return null;
  const url = URL.parse(next, origin);
  if (url === null || url.origin !== origin) return null;
  if (notBackTo.some((page) => startsWith(url.pathname, page))) return null;
  if (startsWith(url.pathname, '/seeker') && role !== 'seeker') return null;
  if (startsWith(url.pathname, '/hire') && role !== 'employer') return null;
  if (startsWith(url.pathname, '/console') && role !== 'admin') return null;
  return url.pathname + url.search + url.hash;
}
