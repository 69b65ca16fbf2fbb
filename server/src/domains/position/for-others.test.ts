import { describe, expect, it } from 'vitest';
import { companyErrors } from '@pinjian/contract/company.ts';
import { agencyOwner, verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { getPosition } from './get.ts';
import { pausePosition } from './pause.ts';
import { previewPosition } from './preview.ts';
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
});
