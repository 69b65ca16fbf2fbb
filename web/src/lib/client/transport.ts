import type { BuiltRequest } from './request.ts';
import type { Transport } from './send.ts';

/** A request that the page began before its scripts had loaded: build/early-user.js. */
interface Early {
  readonly url: string;
  readonly authorization: string;
  readonly answer: Promise<Response>;
}

declare global {
  var pinjianEarly: Early | undefined;
}

/** The answer to a request that is under way already; one that failed is asked again. */
async function earlyAnswer({ url, method, headers }: BuiltRequest): Promise<Response | null> {
  const early = globalThis.pinjianEarly;
  if (early === undefined || method !== 'GET' || url !== early.url) return null;
  globalThis.pinjianEarly = undefined;
  if (headers.get('authorization') !== early.authorization) return null;
  return early.answer.catch(() => null);
}

/** fetch cannot report how much of an upload has left; XMLHttpRequest can. Loaded with the first upload that asks. */
export const browserTransport: Transport = async (request, signal, onProgress) => {
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
