import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

/** Pixels of the page that can be seen: less than the window while a phone's keyboard stands in it. */
export function useSeenHeight(): number {
  return useSyncExternalStore(follow, () => window.visualViewport?.height ?? window.innerHeight);
}
