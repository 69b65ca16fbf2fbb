import { vi } from 'vitest';

/** Someone who asked for less motion: a dialog is gone once it is answered. For `beforeEach`; `closeApp` ends it. */
export function withoutMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }));
}
