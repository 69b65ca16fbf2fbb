import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows its changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    // The build draws pages without any screen: they are drawn for a narrow one.
    () => false,
  );
}

/** From here on the sider stands; below it the tab bar does (ux.md). */
export const wide = '(min-width: 768px)';

/** From here on two panes stand side by side. */
export const desk = '(min-width: 1024px)';

/** From here on what is edited has its result beside it. */
export const studio = '(min-width: 1280px)';

/** What is pressed is pressed with a finger: nothing can be dragged in. */
export const byFinger = '(hover: none) and (pointer: coarse)';
