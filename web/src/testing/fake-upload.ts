import { vi } from 'vitest';
import { contractKeeper, envelope } from './fake-server.ts';

/** One upload as its server sees it. */
export interface FakeUpload {
  /** How much of it has arrived, from 0 to 1. */
  progress(share: number): void;
  answer(response: Response): Promise<void>;
  aborted: boolean;
}

/** Uploads go through XMLHttpRequest, which reports progress; here each answers when told. What answers it is held to the contract. */
export function serveUploads(begun: (upload: FakeUpload) => void = () => {}): readonly FakeUpload[] {
  const uploads: FakeUpload[] = [];
  const kept = contractKeeper();
  class FakeXhr {
    status = 0;
    responseType = '';
    response: Blob | null = null;
    readonly upload: {
      onprogress: ((event: { lengthComputable: boolean; loaded: number; total: number }) => void) | null;
    } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    #call: readonly [method: string, path: string] = ['', ''];
    readonly #one: FakeUpload = {
      aborted: false,
      progress: (share) => this.upload.onprogress?.({ lengthComputable: true, loaded: share * 100, total: 100 }),
      answer: async (response) => {
        const reply = kept(...this.#call, response);
        this.status = reply.status;
        this.response = await reply.blob();
        this.onload?.();
      },
    };

    open(method: string, url: string) {
      this.#call = [method, new URL(url, 'http://server.test').pathname];
      uploads.push(this.#one);
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json';
    }
    send() {
      begun(this.#one);
    }
    abort() {
      this.#one.aborted = true;
      this.onabort?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  return uploads;
}

/** Takes every upload at once; `stored` is what it answers. */
export function takeUploads(stored: object): void {
  serveUploads((upload) => void upload.answer(envelope(stored)));
}
