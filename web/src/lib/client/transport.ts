import { lost } from './lost.ts';
import type { BuiltRequest } from './request.ts';
import type { Transport } from './send.ts';

/** A request that the page began before its scripts had loaded: build/early-user.js. */
interface Early {
  readonly url: string;
  readonly authorization: string;
  readonly answer: Promise<Response>;
  /** Milliseconds since the page was opened. */
  readonly askedAt: number;
}

declare global {
  var pinjianEarly: Early[] | undefined;
}

/** So much later an answer may no longer be how things are. */
const freshMs = 20_000;

/** The answer to a request that is under way already; one that failed is asked again. */
async function earlyAnswer({ url, method, headers }: BuiltRequest): Promise<Response | null> {
  const all = globalThis.pinjianEarly ?? [];
  const at = method === 'GET' ? all.findIndex((each) => each.url === url) : -1;
  const [early] = at === -1 ? [] : all.splice(at, 1);
  if (early === undefined || headers.get('authorization') !== early.authorization) return null;
  return performance.now() - early.askedAt > freshMs ? null : early.answer.catch(() => null);
}

/** fetch cannot report how much of an upload has left; XMLHttpRequest can. Loaded with the first upload that asks. */
const send: Transport = async (request, signal, onProgress) => {
  if (onProgress !== null && request.body instanceof FormData) {
    const { uploadWithProgress } = await import('./upload.ts');
    return await uploadWithProgress(request, signal, onProgress);
  }
  const early = await earlyAnswer(request);
  if (early !== null) return early;
  return await fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal,
    credentials: 'same-origin',
  });
};

/** What a proxy answers for a server that is not there: 502, 503, 504. */
function isProxyAlone(status: number): boolean {
  return status > 501 && status < 505;
}

/** Sends, and tells `whenLost` when there was no server to answer. What the caller gave up says nothing about it. */
export const browserTransport: Transport = async (request, signal, onProgress) => {
  try {
    const response = await send(request, signal, onProgress);
    if (isProxyAlone(response.status)) lost();
    return response;
  } catch (error) {
    if (signal?.aborted !== true || isTimeout(signal.reason)) lost();
    throw error;
  }
};

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
