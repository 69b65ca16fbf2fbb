import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine with all its cores busy takes its time to load a lazy page.
configure({ asyncUtilTimeout: 10_000 });

// Test files do not use vitest's globals, which is what @testing-library/react looks for to clean up by itself.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
