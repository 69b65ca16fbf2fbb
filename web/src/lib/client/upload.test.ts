import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuiltRequest } from './request.ts';
import { uploadWithProgress } from './upload.ts';

/** The browser's own upload, in the hands of the test. */
class FakeXhr {
  static last: FakeXhr;
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  readonly sentHeaders: [string, string][] = [];
  status = 200;
  response: Blob = new Blob(['{"code":200}']);
  responseType = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  opened = '';
  body: unknown = null;
  constructor() {
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders.push([name.toLowerCase(), value]);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-1\r\n';
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
}

const request: BuiltRequest = {
  url: '/upload',
  method: 'POST',
  headers: new Headers({ Authorization: 'Bearer a' }),
  body: new FormData(),
};

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeXhr));
afterEach(() => vi.unstubAllGlobals());

describe('an upload that reports its progress', () => {
  it('sends the same request and answers like fetch', async () => {
    const shares: number[] = [];
    const answer = uploadWithProgress(request, null, (share) => shares.push(share));
    const xhr = FakeXhr.last;
    expect([xhr.opened, xhr.body]).toEqual(['POST /upload', request.body]);
    expect(xhr.sentHeaders).toContainEqual(['authorization', 'Bearer a']);
    xhr.upload.onprogress?.({ lengthComputable: false });
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    xhr.onload();
    const response = await answer;
    expect([response.status, response.headers.get('x-request-id'), await response.json()]).toEqual([
      200,
      'r-1',
      { code: 200 },
    ]);
    expect(shares).toEqual([0.25]);
  });

  it('fails as a broken connection does', async () => {
    const answer = uploadWithProgress(request, null, () => {});
    FakeXhr.last.onerror();
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it('stops when the caller gives up', async () => {
    const abort = new AbortController();
    const answer = uploadWithProgress(request, abort.signal, () => {});
    abort.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
