import { vi } from 'vitest';
import { envelope } from './fake-server.ts';

/** Takes every upload at once (uploads go through XMLHttpRequest, which reports progress); `stored` is what it answers. */
export function takeUploads(stored: object): void {
  class TakingXhr {
    status = 200;
    responseType = '';
    response: Blob | null = null;
    readonly upload = { onprogress: null };
    onload: (() => void) | null = null;
    onerror = null;
    onabort = null;
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    send() {
      void envelope(stored)
        .blob()
        .then((blob) => {
          this.response = blob;
          this.onload?.();
        });
    }
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', TakingXhr);
}
