import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps an element as large as what is really visible. Phones lay their keyboard over the page without telling the
 * layout: a box at the foot of the screen would be covered while one writes in it. Sets --visible-top and
 * --visible-height, in pixels.
 */
export function useVisibleArea(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const target = element.current;
    if (viewport === null || viewport === undefined || target === null) return undefined;
    const follow = () => {
      target.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      target.style.setProperty('--visible-height', `${viewport.height}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}
