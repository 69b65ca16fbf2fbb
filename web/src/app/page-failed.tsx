import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType } from 'react';

const again = () => location.reload();

/** When not even the error page can be loaded: a press, or the network's return, tries again. */
function Unreachable() {
  useEffect(() => {
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return (
    <p role="alert" style={{ padding: 'var(--space-5)' }}>
      页面暂时打不开，网络恢复后会自动重新加载。
      <button type="button" onClick={again}>
        重新加载
      </button>
    </p>
  );
}

/** Loaded when it is needed; the shell brings it in before that, as a server that is away brings nothing. */
const ErrorPage = lazy(async (): Promise<{ default: ComponentType }> => {
  // What keeps it away is what brought us here; the words below tell the person.
  const page = await import('./error-page.tsx').catch(() => null);
  return { default: page?.ErrorPage ?? Unreachable };
});

/** The error boundary of every page. */
export function PageFailed() {
  return (
    <Suspense>
      <ErrorPage />
    </Suspense>
  );
}
