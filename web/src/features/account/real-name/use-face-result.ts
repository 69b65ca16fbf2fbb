import { useEffect, useRef, useState } from 'react';
import { isAbort } from '#lib/client.ts';
import { reloadUser } from '../api.ts';
import { loadFaceResult } from './api.ts';
import type { FaceResult } from './model.ts';

const pollMs = 3000;

interface Shown {
  readonly result: FaceResult | null;
  /** Of the last look; what was seen before stays. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** How a face check stands, asked again while it is in review. The session learns of the end by itself. */
export function useFaceResult(certifyId: string): Shown {
  const [result, setResult] = useState<FaceResult | null>(null);
  const [error, setError] = useState<unknown>(null);
  const lookAgain = useRef<() => void>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      try {
        const seen = await loadFaceResult(certifyId, leaving.signal);
        setResult(seen);
        setError(null);
        if (seen.status === 0) timer = setTimeout(() => void look(), pollMs);
        else await Promise.allSettled([reloadUser()]);
      } catch (reason) {
        if (!isAbort(reason)) setError(reason);
      }
    };
    lookAgain.current = () => void look();
    void look();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [certifyId]);

  return { result, error, retry: () => lookAgain.current?.() };
}
