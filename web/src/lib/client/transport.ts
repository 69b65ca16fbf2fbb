import type { Transport } from './send.ts';

/** fetch cannot report how much of an upload has left; XMLHttpRequest can. Loaded with the first upload that asks. */
export const browserTransport: Transport = async (request, signal, onProgress) => {
  if (onProgress !== null && request.body instanceof FormData) {
    const { uploadWithProgress } = await import('./upload.ts');
    return await uploadWithProgress(request, signal, onProgress);
  }
  return await fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal,
    credentials: 'same-origin',
  });
};
