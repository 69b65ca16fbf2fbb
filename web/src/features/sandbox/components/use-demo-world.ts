import { useEffect, useState } from 'react';
import { isAbort } from '#lib/client.ts';
import { logWarning } from '#lib/log.ts';
import { loadDemoWorld, type DemoWorld } from '../api.ts';

/** While it is being made, it is looked at this often. */
const refreshMs = 1500;
/** The server answers before it begins with the demo world: so many looks wait for that. */
const patience = 3;

/** The demo world as it stands, followed until it is there; null where there is none to know of. */
export function useDemoWorld(): DemoWorld | null {
  const [world, setWorld] = useState<DemoWorld | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    function look() {
      loadDemoWorld(leaving.signal).then(
        (found) => {
          setWorld(found);
          looks += 1;
          if (found.state === 'making' || (found.state === 'none' && looks < patience)) {
            timer = setTimeout(look, refreshMs);
          }
        },
        (error: unknown) => {
          // Away from this machine the sandbox does not exist: there is nothing to offer.
          if (!isAbort(error)) logWarning('the demo world was not told of', error);
        },
      );
    }
    look();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  return world;
}
