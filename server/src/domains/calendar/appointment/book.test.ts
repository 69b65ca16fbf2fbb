import { describe, expect, it } from 'vitest';
import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor, SeekerActor } from '#server/context.ts';
import { companyOwner } from '#testing/company.ts';
import { useWorld, type World } from '#testing/world.ts';
import { freeAmong } from '../free/find-free-among.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';

const hourMs = 3_600_000;
const at = (text: string) => new Date(text);
/** Tuesday. */
const ten = at('2026-11-24T10:00:00+08:00');
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;

interface Place {
  readonly world: World;
  readonly companyId: string;
  readonly members: readonly EmployerActor[];
  readonly seeker: SeekerActor;
}

async function place(world: World): Promise<Place> {
  world.clock.advance(at('2026-11-23T09:00:00+08:00').getTime() - world.clock.now().getTime());
  const owner = await companyOwner(world);
  const { companyId } = owner;
  const colleague = await world.employer({ companyId, role: 'interviewer' });
  return { world, companyId, members: [owner, colleague], seeker: await world.seeker() };
}

function wanted({ companyId, members, seeker }: Place, changes: { startsAt?: Date; subjectId?: string } = {}) {
  const startsAt = changes.startsAt ?? ten;
  return {
    subjectId: changes.subjectId ?? newId(),
    companyId,
    memberIds: members.map(({ userId }) => userId),
    seekerId: seeker.userId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hourMs),
    title: '后端工程师 · 技术面',
    place: '腾讯会议',
  };
}

const book = ({ world }: Place, input: ReturnType<typeof wanted> & { offered?: { startsAt: Date; endsAt: Date }[] }) =>
  world.system().transaction((tx) => bookAppointment(tx, input));

describe('a booking', () => {
  const world = useWorld();

  it('takes the time of all members, the same twice is the same, and whoever comes second is shown free ones', async () => {
    const here = await place(world);
    const first = wanted(here);
    expect(await book(here, first)).toEqual({ sequence: 0 });
    expect(await book(here, first)).toEqual({ sequence: 0 });
    const [, colleague] = here.members;
    const second = { ...wanted(here), memberIds: [colleague?.userId ?? ''] };
    await expect(book(here, second)).rejects.toMatchObject({
      code: calendarErrors.slotTaken.code,
      data: {
        freeTimes: expect.arrayContaining([
          { startsAt: '2026-11-24T03:30:00.000Z', endsAt: '2026-11-24T04:30:00.000Z' },
        ]) as unknown,
      },
    });
    const offered = [ten, at('2026-11-24T14:00:00+08:00')].map((startsAt) => ({
      startsAt,
      endsAt: new Date(startsAt.getTime() + hourMs),
    }));
    await expect(book(here, { ...second, offered })).rejects.toMatchObject({
      data: { freeTimes: [{ startsAt: '2026-11-24T06:00:00.000Z', endsAt: '2026-11-24T07:00:00.000Z' }] },
    });
    // What only touches it is no overlap.
    expect(await book(here, { ...second, ...wanted(here, { startsAt: at('2026-11-24T11:00:00+08:00') }) })).toEqual({
      sequence: 0,
    });
  });

  it('outside of working hours is the inviting side’s business', async () => {
    const here = await place(world);
    expect(await book(here, wanted(here, { startsAt: at('2026-11-28T22:00:00+08:00') }))).toEqual({ sequence: 0 });
  });

  it('is moved, which frees the time it had, and cancelled, which frees the new one', async () => {
    const here = await place(world);
    const first = wanted(here);
    await book(here, first);
    const later = { startsAt: at('2026-11-24T15:00:00+08:00'), endsAt: at('2026-11-24T16:00:00+08:00') };
    const move = () => book(here, { ...first, ...later });
    expect(await move()).toEqual({ sequence: 1 });
    expect(await move()).toEqual({ sequence: 1 });
    const { memberIds } = first;
    const free = async ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
      (await freeAmong(world.system(), { memberIds, times: [{ startsAt, endsAt }] })).length === 1;
    expect([await free(first), await free(later)]).toEqual([true, false]);
    expect(await freeAmong(world.system(), { memberIds, times: [first, later], except: first.subjectId })).toHaveLength(
      2,
    );
    const cancel = () => world.system().transaction((tx) => cancelAppointment(tx, first.subjectId));
    expect([await cancel(), await cancel()]).toEqual([{ sequence: 2 }, { sequence: 2 }]);
    expect(await free(later)).toBe(true);
    expect(await book(here, first)).toEqual({ sequence: 3 });
    expect(await world.system().transaction((tx) => cancelAppointment(tx, newId()))).toBeNull();
  });
});

describe('at once', () => {
  const world = useWorld({ isolation: 'commit' });

  it('of fifty that want one time one gets it, and all others are told so', async () => {
    const here = await place(world);
    const [owner, colleague] = here.members;
    // Each names the members in an order of their own, and some only one of them: nobody waits for one who waits for them.
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => {
        const ids = [owner?.userId ?? '', colleague?.userId ?? ''];
        const memberIds = index % 3 === 0 ? ids.slice(1) : index % 3 === 1 ? ids : ids.toReversed();
        return book(here, { ...wanted(here), memberIds });
      }),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 49 }, () => refused(calendarErrors.slotTaken)));
    expect(await world.db.selectFrom('calendar_appointment').select('subject_id').execute()).toHaveLength(1);
  });

  it('two who swap their times do not block each other for ever', async () => {
    const here = await place(world);
    const [one, other] = [wanted(here), wanted(here, { startsAt: at('2026-11-24T15:00:00+08:00') })];
    await book(here, one);
    await book(here, other);
    const move = (what: typeof one, to: typeof one) =>
      book(here, { ...what, startsAt: to.startsAt, endsAt: to.endsAt });
    const results = await Promise.allSettled([move(one, other), move(other, one)]);
    expect(results.map((each) => (each.status === 'rejected' ? (each.reason as unknown) : null))).toEqual([
      refused(calendarErrors.slotTaken),
      refused(calendarErrors.slotTaken),
    ]);
  });
});
