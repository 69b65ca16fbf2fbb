import type { IncomingHttpHeaders } from 'node:http';

/** What the gate looks at of a request. */
export interface GateRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const readMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a request may see the sandbox (decisions §12): it comes straight to this machine (a local Host and no trace
 * of a proxy, so that neither a tunnel nor a name that points here shows codes to the world), and a write comes from
 * our own page, so that no other page in the same browser can decide anything.
 */
export function admitsSandbox({ method, headers }: GateRequest): boolean {
  const { host, origin } = headers;
  if (host === undefined || !localHost.test(host)) return false;
  if (Object.keys(headers).some((name) => /^(forwarded|x-forwarded-.*)$/i.test(name))) return false;
  return readMethods.has(method) || isOwnOrigin(origin, host);
}

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return [`http://${host}`, `https://${host}`].some((own) => own.toLowerCase() === origin?.toLowerCase());
}
