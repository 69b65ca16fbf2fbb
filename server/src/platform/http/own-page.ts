import type { FastifyRequest } from 'fastify';

/**
 * Whether a socket is opened by a page of ours, or by a program, which names none: browsers let every website open one
 * here, with an Origin that it cannot change. Ours is the one that the Host names, or the public address.
 */
export function isOwnPage(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | null,
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  const page = URL.parse(origin);
  if (page === null || !/^https?:$/.test(page.protocol)) return false;
  // What names the port that goes without saying is the same place.
  if (page.host === URL.parse(`${page.protocol}//${host}`)?.host) return true;
  return publicUrl !== null && page.origin === URL.parse(publicUrl)?.origin;
}
