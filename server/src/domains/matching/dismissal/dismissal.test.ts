import { describe, expect, it } from 'vitest';
import { dismissalDays } from '@pinjian/contract/matching-dismissal.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { newId } from '#platform/core/ids.ts';
import { verifiedOwner } from '#testing/company.ts';
import { writingNews } from '#testing/news.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { dismissPosition, undoDismissal } from './dismiss-position.ts';
import { findDismissals, withoutDismissed } from './find-dismissals.ts';
import { forgetDismissals } from './forget-dismissals.ts';

const world = useWorld();

async function place() {
  const owner = await verifiedOwner(world);
  const [first, second] = [
    await openPosition(world, owner),
    await openPosition(world, owner, { categoryId: '100202' }),
  ];
  const seeker = await world.seeker();
  const { ctx: mine, news } = writingNews(world.as(seeker));
  return { owner, first, second, seeker, mine, news };
}

const system = () => world.system() as Parameters<typeof forgetDismissals>[0];

describe('不感兴趣', () => {
  it('is kept with what the position was like, counts for one person alone, and can be taken back', async () => {
    const { first, second, seeker, mine, news } = await place();
    expect(await dismissPosition(mine, { positionId: first, reason: 'direction' })).toEqual({
      positionId: first,
      effect: {
        reason: 'direction',
        text: '您说过职位方向不合适：「Web前端开发工程师」类的职位排后',
        positionIds: [first],
      },
    });
    const dismissals = await findDismissals(world.system(), seeker.userId);
    expect(dismissals).toMatchObject([
      {
        positionId: first,
        reason: 'direction',
        traits: { cityCode: '101210100', category: '100201', payMax: 2_500_000 },
      },
    ]);
    const candidates = [{ positionId: first }, { positionId: second }];
    expect(await withoutDismissed(world.system(), dismissals, candidates)).toMatchObject([
      { positionId: second, lowered: [] },
    ]);
    const other = await world.seeker();
    expect(await findDismissals(world.system(), other.userId)).toEqual([]);
    await undoDismissal(world.as(other), { positionId: first });
    expect(await findDismissals(world.system(), seeker.userId)).toHaveLength(1);
    await undoDismissal(mine, { positionId: first });
    await undoDismissal(mine, { positionId: first });
    expect(await findDismissals(world.system(), seeker.userId)).toEqual([]);
    const payload = { seekerId: seeker.userId, positionId: first };
    expect(news).toEqual([
      { name: 'matching.positionDismissed', payload },
      { name: 'matching.dismissalUndone', payload },
    ]);
  });

  it('said again counts for the reason given last', async () => {
    const { first, seeker, mine } = await place();
    await dismissPosition(mine, { positionId: first, reason: 'salary' });
    await dismissPosition(mine, { positionId: first, reason: 'company' });
    expect(await findDismissals(world.system(), seeker.userId)).toMatchObject([{ reason: 'company' }]);
  });

  it('is refused of what seekers do not see', async () => {
    const { owner, mine } = await place();
    for (const positionId of [newId(), await draftPosition(world, owner)])
      await expect(dismissPosition(mine, { positionId, reason: 'other' })).rejects.toMatchObject(errors.notFound);
  });

  it('is over after ninety days, and forgotten', async () => {
    const { first, seeker, mine } = await place();
    await dismissPosition(mine, { positionId: first, reason: 'seen' });
    world.clock.advance((dismissalDays * 24 - 1) * 3_600_000);
    await forgetDismissals(system());
    expect(await findDismissals(world.system(), seeker.userId)).toHaveLength(1);
    world.clock.advance(3_600_000);
    expect(await findDismissals(world.system(), seeker.userId)).toEqual([]);
    await forgetDismissals(system());
    expect(await world.db.selectFrom('matching_dismissal').selectAll().execute()).toEqual([]);
  });

  it('is taken along, and erased with its person', async () => {
    const { first, seeker, mine } = await place();
    await dismissPosition(mine, { positionId: first, reason: 'place' });
    expect(await personal.export(world.system(), seeker.userId)).toMatchObject({
      dismissedPositions: [
        { position: '前端开发工程师', reason: '地点不合适', dismissedAt: world.clock.now().toISOString() },
      ],
    });
    await personal.erase(world.system(), seeker.userId);
    expect(await findDismissals(world.system(), seeker.userId)).toEqual([]);
  });
});
