import type { BuiltRequest } from './request.ts';

function headersOf(raw: string): Headers {
  const headers = new Headers();
  for (const line of raw.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** The same request through XMLHttpRequest, which tells how much of the body has left; answers like fetch. */
export function uploadWithProgress(
  request: BuiltRequest,
  signal: AbortSignal | null,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.responseType = 'blob';
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    xhr.onload = () =>
      resolve(
        new Response(xhr.response as Blob, { status: xhr.status, headers: headersOf(xhr.getAllResponseHeaders()) }),
      );
    xhr.onerror = () => reject(new TypeError('the upload got no answer'));
    xhr.onabort = () => reject(new DOMException('the upload was stopped', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}
