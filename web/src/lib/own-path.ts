/**
 * A path (with query and fragment) of the site at `origin` as a browser opens it, or null for what it could read as
 * another one: 'https:…', '//host', '/\host', control characters, and '/.//host', which is a path of ours until its
 * dots are resolved and it is opened once more.
 */
export function ownPath(path: string, origin: string): string | null {
  if (!path.startsWith('/')) return null;
  const url = URL.parse(path, origin);
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
