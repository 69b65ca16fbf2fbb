import { describe, expect, it } from 'vitest';
import { positionErrors } from '@pinjian/contract/position.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import { verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition, publishableContent } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { collectPosition } from './collection/collect.ts';
import { createPosition } from './create.ts';
import { pausePosition } from './pause.ts';
import { reopenPosition } from './reopen.ts';
import { savePosition } from './save.ts';

const world = useWorld({ isolation: 'commit' });

describe('what happens at once', () => {
  it('makes one draft of one key', async () => {
    const owner = await verifiedOwner(world);
    const input = { key: 'a key of mine', content: publishableContent() };
    const made = await Promise.all(Array.from({ length: 6 }, () => createPosition(world.as(owner), input)));
    expect(new Set(made.map(({ positionId }) => positionId)).size).toBe(1);
  });

  it('lets one of two different saves win and tells the other', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await draftPosition(world, owner);
    const saves = await Promise.allSettled(
      [3, 4, 5, 6].map((headCount) =>
        savePosition(world.as(owner), { positionId, version: 1, content: publishableContent({ headCount }) }),
      ),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of saves) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject(positionErrors.editedElsewhere);
    }
  });

  it('ends with row and search agreed, whoever comes last', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    await Promise.all(
      [pausePosition, reopenPosition, pausePosition, reopenPosition].map((operation) =>
        operation(world.as(owner), { positionId }),
      ),
    );
    const row = await world.db.selectFrom('position_position').select('status').executeTakeFirstOrThrow();
    const found = await world.db.selectFrom('position_search').select('status').executeTakeFirstOrThrow();
    expect(found.status).toBe(row.status);
    expect([positionStatus.open, positionStatus.paused]).toContain(row.status);
  });

  it('collects once', async () => {
    const positionId = await openPosition(world, await verifiedOwner(world));
    const seeker = await world.seeker();
    await Promise.all(Array.from({ length: 5 }, () => collectPosition(world.as(seeker), { positionId })));
    expect(await world.db.selectFrom('position_collection').selectAll().execute()).toHaveLength(1);
  });
});
