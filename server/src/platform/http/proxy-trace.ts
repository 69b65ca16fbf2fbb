import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** What is looked at of a request. */
interface TracedRequest {
  readonly headers: IncomingHttpHeaders;
  /** Address of the socket itself, not what a header says. */
  readonly socketAddress: string | undefined;
  readonly httpVersion: string;
}

/** What a request shows of how it came. */
export function tracedRequest({ headers, raw }: FastifyRequest): TracedRequest {
  return { headers, httpVersion: raw.httpVersion, socketAddress: raw.socket.remoteAddress };
}

/** The headers that proxies, tunnels and networks for delivery add; no browser does. */
const hopHeader =
  /^(?:forwarded|x-forwarded(?:-.+)?|x-real-ip|via|cf-.+|cdn-loop|true-client-ip|(?:x-|fastly-|fly-)client-ip|x-cluster-client-ip|x-original-(?:for|forwarded-for|host|proto|uri|url)|x-(?:envoy|amzn|azure|appengine|vercel)-.+|x-amz-cf-id)$/;

/** Their first letters: most names of a request need no second look. */
const mayBeHop: ReadonlySet<number> = new Set([...'cftvx'].map((letter) => letter.charCodeAt(0)));

/**
 * By what a request shows that it did not come straight from this machine, in words for the log; null where nothing
 * does. Our own words and the name of a header: what a request says of itself may be anything.
 */
export function traceOfProxy({ headers, socketAddress, httpVersion }: TracedRequest): string | null {
  for (const name in headers)
    if (mayBeHop.has(name.charCodeAt(0)) && hopHeader.test(name)) return `the header ${name.slice(0, 40)}`;
  if (httpVersion === '1.0') return 'HTTP/1.0, which proxies speak';
  if (headers.upgrade === undefined && /^upgrade$/i.test(headers.connection ?? ''))
    return 'a connection upgraded to nothing, as proxies set up for sockets ask for';
  if (!isOfLoopback(headers.origin)) return 'an Origin that is not this machine';
  if (!isOfLoopback(headers.referer)) return 'a Referer that is not this machine';
  if (isOfAnotherHost(headers)) return 'a page that its browser found under another Host';
  if (socketAddress !== undefined && !isLoopbackAddress(socketAddress)) return 'a connection from another machine';
  return null;
}

/** Read as text: every request comes by here, and what does not look like these is not this machine. */
const loopbackPage = /^https?:\/\/(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?(?:[/?#]|$)/i;

function isOfLoopback(page: string | undefined): boolean {
  return page === undefined || page === '' || loopbackPage.test(page);
}

const hostOfPage = /^https?:\/\/([^/?#]*)/i;

/**
 * A browser that calls the place where its own page came from names that place twice, in Origin or Referer and in the
 * Host: somebody in between has written the latter anew. Browsers tell it of loopback and https.
 */
function isOfAnotherHost({ host, origin, referer, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  const page = origin ?? referer;
  return (
    site === 'same-origin' && page !== undefined && hostOfPage.exec(page)?.[1]?.toLowerCase() !== host?.toLowerCase()
  );
}

/** Whether an address of a socket is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(::ffff:)?127\./i.test(address) || address === '::1';
}

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Whether a Host header names this machine. */
export function isLocalHost(host: string | undefined): host is string {
  return host !== undefined && localHost.test(host);
}
