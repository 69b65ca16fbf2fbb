import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** No test talks to a real network; one that wants a socket brings its own. */
class SilentSocket extends EventTarget {
  send(): void {}
  close(): void {}
}
// Of a socket that never opens, the product uses no more than this.
globalThis.WebSocket = SilentSocket as unknown as typeof WebSocket;

// A machine with all its cores busy takes its time to load a lazy page.
configure({ asyncUtilTimeout: 20_000 });

// Test files do not use vitest's globals, which is what @testing-library/react looks for to clean up by itself.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
