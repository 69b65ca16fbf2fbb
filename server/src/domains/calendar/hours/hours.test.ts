import { describe, expect, it } from 'vitest';
import { calendarErrors, defaultHours, type MemberHours } from '@pinjian/contract/calendar.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import type { EmployerActor } from '#server/context.ts';
import { companyOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { bookAppointment } from '../appointment/book-appointment.ts';
import { listConflicts } from '../free/list-conflicts.ts';
import { listFreeTimes } from '../free/list-free-times.ts';
import { getMyHours } from './get-my-hours.ts';
import { saveMyHours } from './save-my-hours.ts';

const world = useWorld();
const refused = ({ code }: { readonly code: number }) => expect.objectContaining({ name: 'Refusal', code }) as unknown;
const save = (actor: EmployerActor, changes: Partial<MemberHours>) =>
  saveMyHours(world.as(actor), { ...defaultHours, ...changes });

describe('a member’s hours', () => {
  it('are the usual ones until saved, then theirs alone, in order', async () => {
    const owner = await companyOwner(world);
    const colleague = await world.employer({ companyId: owner.companyId, role: 'interviewer' });
    expect(await getMyHours(world.as(colleague))).toEqual(defaultHours);
    const week = [
      { weekday: 3, from: '14:00', until: '18:00' },
      { weekday: 1, from: '10:00', until: '24:00' },
      { weekday: 3, from: '09:00', until: '12:00' },
    ];
    const saved = await save(colleague, { zone: 'Europe/Berlin', week, dailyCap: 2 });
    expect(saved).toMatchObject({ zone: 'Europe/Berlin', version: 1, week: [week[1], week[2], week[0]] });
    expect(await getMyHours(world.as(colleague))).toEqual(saved);
    expect(await getMyHours(world.as(owner))).toEqual(defaultHours);
    // Another tab still shows what was before.
    await expect(save(colleague, {})).rejects.toEqual(refused(errors.stateChanged));
    expect((await save(colleague, { version: 1 })).version).toBe(2);
  });

  it.each<[string, Partial<MemberHours>, { readonly code: number }]>([
    ['a zone there is not', { zone: 'Asia/Nowhere' }, errors.invalidInput],
    [
      'an end before the beginning',
      { week: [{ weekday: 1, from: '12:00', until: '09:00' }] },
      calendarErrors.hoursOverlap,
    ],
    [
      'two stretches in one another',
      {
        week: [
          { weekday: 1, from: '09:00', until: '12:00' },
          { weekday: 1, from: '11:00', until: '13:00' },
        ],
      },
      calendarErrors.hoursOverlap,
    ],
    [
      'a day off twice',
      {
        exceptions: [
          { day: '2026-12-01', kind: 'off', from: null, until: null },
          { day: '2026-12-01', kind: 'off', from: '09:00', until: '10:00' },
        ],
      },
      calendarErrors.hoursOverlap,
    ],
  ])('are not %s', async (_what, changes, reason) => {
    const owner = await companyOwner(world);
    await expect(save(owner, changes)).rejects.toEqual(refused(reason));
    expect(await getMyHours(world.as(owner))).toEqual(defaultHours);
  });
});

describe('free times of members', () => {
  it('are those of one’s own company, from now on, and say what speaks against others', async () => {
    world.clock.advance(Date.parse('2026-11-24T17:10:00+08:00') - world.clock.now().getTime());
    const owner = await companyOwner(world);
    const { companyId } = owner;
    const colleague = await world.employer({ companyId, role: 'interviewer' });
    const stranger = await companyOwner(world);
    const ctx = world.as(owner);
    const memberIds = [owner.userId, colleague.userId];
    const day = { from: '2026-11-24T00:00:00+08:00', to: '2026-11-25T00:00:00+08:00' };
    const seek = (changes: object = {}) =>
      listFreeTimes(ctx, { memberIds, minutes: 60, except: undefined, ...day, ...changes });
    expect(await seek()).toEqual({
      times: [{ startsAt: '2026-11-24T09:30:00.000Z', endsAt: '2026-11-24T10:30:00.000Z' }],
    });
    await expect(seek({ memberIds: [owner.userId, stranger.userId] })).rejects.toEqual(refused(errors.notFound));
    await expect(seek({ to: '2027-11-25T00:00:00+08:00' })).rejects.toEqual(refused(errors.invalidInput));
    const subjectId = newId();
    await world.system().transaction(async (tx) =>
      bookAppointment(tx, {
        subjectId,
        companyId,
        memberIds: [colleague.userId],
        seekerId: (await world.seeker()).userId,
        startsAt: new Date('2026-11-24T17:30:00+08:00'),
        endsAt: new Date('2026-11-24T18:00:00+08:00'),
        title: '面试',
        place: '',
      }),
    );
    expect(await seek()).toEqual({ times: [] });
    expect((await seek({ except: subjectId })).times).toHaveLength(1);
    const conflicts = async (startsAt: string, minutes = 30) =>
      (await listConflicts(ctx, { memberIds, minutes, startsAt, except: undefined })).conflicts;
    const is = (userId: string, kind: string) => ({ memberId: userId, kind });
    expect(await conflicts('2026-11-24T17:40:00+08:00')).toEqual([is(colleague.userId, 'booked')]);
    expect(await conflicts('2026-11-24T18:00:00+08:00')).toEqual([is(colleague.userId, 'buffer')]);
    expect(await conflicts('2026-11-24T20:00:00+08:00')).toHaveLength(2);
    expect(await conflicts('2026-11-25T10:00:00+08:00')).toEqual([]);
    const elsewhere = listConflicts(world.as(stranger), {
      memberIds,
      minutes: 30,
      startsAt: '2026-11-25T10:00:00+08:00',
      except: undefined,
    });
    await expect(elsewhere).rejects.toEqual(refused(errors.notFound));
  });
});
