import { useEffect, useRef, useState, type RefObject } from 'react';

/** Begins before it comes into sight. */
const nearby = '600px';

/** Whether an element is in sight or about to be; stays true. `atOnce` for one that is seen first in any case. */
export function useNearby(atOnce: boolean): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(atOnce);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isNear] as const;
}
