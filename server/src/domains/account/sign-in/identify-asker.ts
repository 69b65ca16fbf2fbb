import type { SecretBox } from '#platform/core/secret-box.ts';
import { networkOf } from '#platform/http/network-of.ts';
import type { AnyoneActor, ClientActor, SignedInActor } from '#server/context.ts';

/** Who asks for codes and tries them: a code opens only for who asked for it. */
export interface Asker {
  /** The device by its cookie, or by its session; null for a program that shows neither. */
  readonly device: Buffer | null;
  /** What a program without a cookie is known by: its address and agent. null where a device was shown. */
  readonly place: Buffer | null;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * The asker of a call without a session. A browser that is given its cookie with the answer is both for this once: by
 * the cookie it will come back, and a program that throws cookies away comes back without.
 */
export function askerOf(
  secretBox: SecretBox,
  { address, userAgent, device }: Pick<AnyoneActor | ClientActor, 'address' | 'userAgent' | 'device'>,
): Asker {
  const isShown = device !== null && !device.isNew;
  const place = isShown ? null : secretBox.hash('guesser-place', `${networkOf(address)}\n${userAgent}`);
  return { device: device?.hash ?? null, place, address, userAgent };
}

/** A session is a device by itself: who holds it asks and answers with it, whatever cookie there is. */
export function askerOfSession(
  secretBox: SecretBox,
  { familyId }: Pick<SignedInActor, 'familyId'>,
  from: { readonly address: string | null; readonly userAgent: string | null },
): Asker {
  const device = secretBox.hash('guesser-session', familyId);
  return { device, place: null, address: from.address ?? '', userAgent: from.userAgent ?? '' };
}
