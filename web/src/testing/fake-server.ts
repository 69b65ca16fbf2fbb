import type { Transport } from '#lib/client/send.ts';
import type { CallPath } from './contract-calls.ts';

/** One request as the server saw it. The product asks for paths of the contract; its machinery is tested with any. */
export interface Seen<P extends string = CallPath> {
  readonly method: string;
  readonly path: P;
  readonly query: Readonly<Record<string, string>>;
  /** The query as it was written, '?' included. */
  readonly search: string;
  readonly authorization: string | null;
  readonly headers: Headers;
  /** Parsed JSON, the form's text fields, or null. */
  readonly body: unknown;
  readonly signal: AbortSignal | null;
}

type Reply = Response | Error;
export type Handler<P extends string> = (seen: Seen<P>) => Reply | Promise<Reply>;

/** An envelope as the server sends it. */
export function envelope(
  data: unknown,
  facts: { code?: number; message?: string; status?: number; requestId?: string } = {},
): Response {
  const { code = 200, message = 'success', status = 200, requestId = 'request-1' } = facts;
  return new Response(JSON.stringify({ code, data, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId },
  });
}

/** A failure on a real HTTP status. */
export function httpError(status: number, message = ''): Response {
  return envelope(null, { code: status, message, status });
}

function seenBody(body: string | FormData | null): unknown {
  if (body === null) return null;
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  return Object.fromEntries(body.entries());
}

/** A server in this process: records what arrives and answers what `handle` says; an Error is a connection that broke. */
export function fakeServer<P extends string = string>(handle: Handler<P>): { transport: Transport; seen: Seen<P>[] } {
  const seen: Seen<P>[] = [];
  return {
    seen,
    transport: async (request, signal) => {
      const url = new URL(request.url, 'http://server.test');
      const one: Seen<P> = {
        method: request.method,
        path: url.pathname as P,
        query: Object.fromEntries(url.searchParams),
        search: url.search,
        authorization: request.headers.get('authorization'),
        headers: request.headers,
        body: seenBody(request.body),
        signal,
      };
      seen.push(one);
      const reply = await handle(one);
      if (reply instanceof Error) throw reply;
      return reply;
    },
  };
}
