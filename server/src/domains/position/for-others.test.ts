import { describe, expect, it } from 'vitest';
import { companyErrors } from '@pinjian/contract/company.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { agencyOwner, verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { getPosition } from './get.ts';
import { pausePosition } from './pause.ts';
import { previewPosition } from './preview.ts';
import { pauseUnlicensed } from './pause-unlicensed.ts';
import { publishPosition } from './publish.ts';
import { reopenPosition } from './reopen.ts';
import { submitPositionForReview } from './review/submit-for-review.ts';

const world = useWorld();

describe('a position for another company', () => {
  it.each([2, 3])('is not published without a licence: source %i', async (postSource) => {
    const owner = await verifiedOwner(world);
    const positionId = await draftPosition(world, owner, { postSource, title: '前台，限女性' });
    const input = { positionId, version: 1 };
    await expect(publishPosition(world.as(owner), input)).rejects.toMatchObject(companyErrors.agencyNotLicensed);
    await expect(submitPositionForReview(world.as(owner), { ...input, note: '' })).rejects.toMatchObject(
      companyErrors.agencyNotLicensed,
    );
  });

  it('shows who recruits and by which licence, as long as that holds', async () => {
    const owner = await agencyOwner(world);
    const positionId = await openPosition(world, owner, { postSource: 3 });
    const agencyLicence = { number: '（沪）人服证字〔2026〕第 0105001234 号', validUntil: '2031-06-30' };
    const shown = { postSource: { value: 3, label: '猎头' }, agencyLicence };
    expect(await getPosition(world.as(await world.seeker()), { positionId })).toMatchObject(shown);
    expect(await previewPosition(world.as(owner), { positionId })).toMatchObject(shown);
    const direct = await openPosition(world, owner);
    expect(await getPosition(world.as(await world.seeker()), { positionId: direct })).toMatchObject({
      postSource: { value: 1 },
      agencyLicence: null,
    });

    await pausePosition(world.as(owner), { positionId });
    await world.db
      .updateTable('company_verification')
      .set({ valid_until: '2020-01-01' })
      .where('kind', '=', 'agency')
      .execute();
    await expect(reopenPosition(world.as(owner), { positionId })).rejects.toMatchObject(
      companyErrors.agencyNotLicensed,
    );
  });

  it('is paused the day after the licence ends, and its people are told once; their own positions stay', async () => {
    const owner = await agencyOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner, { postSource: 2 });
    const own = await openPosition(world, owner);
    const endOn = async (day: Date) =>
      world.db
        .updateTable('company_verification')
        .set({ valid_until: new Date(day.getTime() + 8 * 3_600_000).toISOString().slice(0, 10) })
        .where('kind', '=', 'agency')
        .execute();
    const statuses = async () => {
      const rows = await world.db
        .selectFrom('position_position')
        .select(['id', 'status'])
        .where('id', 'in', [positionId, own])
        .execute();
      return new Map(rows.map(({ id, status }) => [id, status]));
    };
    const told = async () =>
      world.db
        .selectFrom('message_message')
        .select('content')
        .where('title', '=', '人力资源服务许可证已到期')
        .execute();

    await endOn(world.clock.now());
    await pauseUnlicensed(world.system());
    expect(await statuses()).toEqual(new Map([positionId, own].map((id) => [id, positionStatus.open])));

    world.clock.advance(86_400_000);
    await pauseUnlicensed(world.system());
    await pauseUnlicensed(world.system());
    expect((await statuses()).get(positionId)).toBe(positionStatus.paused);
    expect((await statuses()).get(own)).toBe(positionStatus.open);
    expect(await told()).toEqual([{ content: expect.stringMatching(/共 1 个/u) as string }]);
    await expect(reopenPosition(ctx, { positionId })).rejects.toMatchObject(companyErrors.agencyNotLicensed);
  });
});
