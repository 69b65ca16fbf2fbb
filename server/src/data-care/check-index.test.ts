import { expect, it } from 'vitest';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition } from '#testing/position.ts';
import { talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { checkIndex } from './check-index.ts';

const world = useWorld();

it('says what was mended, and then that there is nothing to mend', async () => {
  await talent(world);
  await openPosition(world, await verifiedOwner(world));
  await world.deliver();
  await world.db.deleteFrom('matching_talent').execute();
  const lines: string[] = [];
  const check = () => checkIndex(world.system(), (line) => void lines.push(line));
  await check();
  await check();
  expect(lines).toEqual([
    '人才：核对了 1 位求职者，补上 1，改正 0，去掉 0',
    '职位：核对了 1 个职位，与数据一致',
    '人才：核对了 1 位求职者，与数据一致',
    '职位：核对了 1 个职位，与数据一致',
  ]);
});
