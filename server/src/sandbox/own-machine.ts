import type { IncomingHttpHeaders } from 'node:http';
import { isLocalHost } from '#platform/http/proxy-trace.ts';

/** What the gate looks at of a request. */
export interface GateRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const readMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a request is one to the person at this machine: a local Host and no header of a proxy, so that neither a
 * tunnel nor a name that points here shows codes to the world, and a write comes from our own page, so that no other
 * page in the same browser can decide anything. A proxy that passes none of this on is what the token is for.
 */
export function admitsSandbox({ method, headers }: GateRequest): boolean {
  const { host, origin } = headers;
  if (!isLocalHost(host)) return false;
  if (Object.keys(headers).some((name) => /^(forwarded|x-forwarded-.*)$/i.test(name))) return false;
  return readMethods.has(method) || isOwnOrigin(origin, host);
}

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return [`http://${host}`, `https://${host}`].some((own) => own.toLowerCase() === origin?.toLowerCase());
}
