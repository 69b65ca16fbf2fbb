import type { getAppointmentFile as endpoint } from '@pinjian/contract/calendar-feed.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { isHashOf } from '#platform/core/secret-box.ts';
import type { Ctx, SignedInActor } from '#server/context.ts';
import { findEvent, isAttending } from './queries.ts';
import type { EventReader } from './view.ts';
import { writeAppointmentFile } from './write-appointment-file.ts';

/** As long as the address of any other file. */
const lifetimeSeconds = 600;
const use = 'appointment-file';
const signed = (subjectId: string, reader: string, expires: number) => `${subjectId}.${reader}.${expires}`;

/**
 * A signed address of an appointment's .ics, for whoever takes part in it: a telephone opens such an address in its
 * calendar, which it does with nothing that a page hands it.
 * @throws Refusal 40400 for everybody else.
 */
export async function getAppointmentFile(
  ctx: Ctx<SignedInActor>,
  { subjectId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { kind, userId } = ctx.actor;
  const row = await findEvent(ctx, subjectId);
  const takesPart = kind === 'seeker' ? row?.seeker_id === userId : await isAttending(ctx, subjectId, userId);
  if (!takesPart) throw new Refusal(errors.notFound);
  const reader: EventReader = kind === 'seeker' ? 'seeker' : 'members';
  const expires = Math.ceil(ctx.now().getTime() / 1000) + lifetimeSeconds;
  const hash = ctx.ports.secretBox.hash(use, signed(subjectId, reader, expires)).toString('base64url');
  return { url: `/api/calendar/appointment/${subjectId}.ics?reader=${reader}&expires=${expires}&signature=${hash}` };
}

/** What stands behind such an address; null where it is forged or expired. */
export async function openAppointmentFile(
  ctx: Ctx,
  {
    subjectId,
    reader,
    expires,
    signature,
  }: { readonly subjectId: string; readonly reader: string; readonly expires: string; readonly signature: string },
) {
  const until = Number(expires);
  const given = Buffer.from(signature, 'base64url');
  const isOurs = isHashOf(ctx.ports.secretBox, { use, text: signed(subjectId, reader, until) }, given);
  if (!isOurs || !(until * 1000 > ctx.now().getTime())) return null;
  return writeAppointmentFile(ctx, { subjectId, reader: reader === 'seeker' ? 'seeker' : 'members' });
}
