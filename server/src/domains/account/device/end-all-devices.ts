import type { Ctx, SignedInActor } from '#server/context.ts';
import { endDevice } from './end-device.ts';
import { findFamiliesOf } from './queries.ts';

/** Signs a person out everywhere, with whichever identity; answers how many devices there were. */
export async function endAllDevices(tx: Ctx<SignedInActor>, personId: string): Promise<number> {
  let ended = 0;
  for (const familyId of await findFamiliesOf(tx, personId)) if (await endDevice(tx, familyId)) ended += 1;
  return ended;
}
