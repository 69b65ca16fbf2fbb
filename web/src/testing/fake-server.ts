import type { ErrorCode } from '@pinjian/contract/errors.ts';
import { onTestFinished } from 'vitest';
import type { Transport } from '#lib/client/send.ts';
import type { CallPath } from './contract-calls.ts';
import { brokenPlain, keptAnswer, type Said } from './kept-contract.ts';

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

/** Of the machine, whatever time a test plays with. */
const turn = setImmediate;

type Reply = Response | Error;
export type Handler<P extends string> = (seen: Seen<P>) => Reply | Promise<Reply>;

/** An envelope that knows what it says, so that it can be held to the contract before it travels. */
class Enveloped extends Response {
  readonly said: Said;
  readonly requestId: string;
  /** Of a server whose contract is a later one than ours. */
  readonly newer: boolean;

  constructor(said: Said, requestId: string, newer = false) {
    const { code, data, message, status } = said;
    super(JSON.stringify({ code, data, message }), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-request-id': requestId },
    });
    this.said = said;
    this.requestId = requestId;
    this.newer = newer;
  }
}

/** An envelope as the server sends it. */
export function envelope(
  data: unknown,
  facts: { code?: number; message?: string; status?: number; requestId?: string } = {},
): Response {
  const { code = 200, message = 'success', status = 200, requestId = 'request-1' } = facts;
  return new Enveloped({ code, data, message, status }, requestId);
}

/** A PDF, as the calls that answer a file send it. */
export function pdfFile(): Response {
  return new Response('%PDF-1.7', { headers: { 'content-type': 'application/octet-stream' } });
}

/** What a later version of the server answers to a page that was opened before it came: nothing here knows its contract. */
export function newerEnvelope(data: unknown): Response {
  return new Enveloped({ code: 200, data, message: 'success', status: 200 }, 'request-1', true);
}

/** A refusal by a code of the contract, in its words unless told others. */
export function refusal({ code, message }: ErrorCode, data: unknown = null): Response {
  return envelope(data, { code, message, status: code < 1000 ? code : 200 });
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

/**
 * Holds replies to the contract while a test runs: each goes as the real server sends it, without what its schema does
 * not declare, and the test fails at its end if one was none that the server can give.
 */
export function contractKeeper(): (method: string, path: string, reply: Response) => Response {
  const broken = new Set<string>();
  // The page may meet a wrong answer calmly: the test has to say so itself, also of one that is on its way at its end.
  onTestFinished(async () => {
    await new Promise((resolve) => turn(resolve));
    if (broken.size > 0) throw new Error(`the server cannot answer this:\n${[...broken].join('\n')}`);
  });
  return (method, path, reply) => {
    if (!(reply instanceof Enveloped)) {
      for (const each of brokenPlain(method, path, reply)) broken.add(each);
      return reply;
    }
    if (reply.newer) return reply;
    const kept = keptAnswer(method, path, reply.said);
    for (const each of kept.broken) broken.add(each);
    return new Enveloped(kept.said, reply.requestId);
  };
}

/**
 * A server in this process: records what arrives and answers what `handle` says, held to the contract where it is a
 * call of it; an Error is a connection that broke.
 */
export function fakeServer<P extends string = string>(handle: Handler<P>): { transport: Transport; seen: Seen<P>[] } {
  const seen: Seen<P>[] = [];
  const kept = contractKeeper();
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
      return kept(one.method, one.path, reply);
    },
  };
}
