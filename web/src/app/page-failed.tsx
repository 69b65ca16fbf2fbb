import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

/** When not even the error page can be loaded. */
const Unreachable = () => (
  <p role="alert">
    页面暂时打不开，请检查网络后
    <button type="button" onClick={() => location.reload()}>
      重新加载
    </button>
  </p>
);

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
