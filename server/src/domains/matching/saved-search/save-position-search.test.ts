import { describe, expect, it } from 'vitest';
import { maxSavedSearches } from '@pinjian/contract/matching-saved-search.ts';
import { runTask } from '#testing/application.ts';
import { recruiter } from '#testing/push.ts';
import { useWorld } from '#testing/world.ts';
import { tellAlertsTask } from '../tasks.ts';
import {
  changeSavedPositionSearch,
  listSavedPositionSearches,
  openSavedPositionSearch,
  removeSavedPositionSearch,
  savePositionSearch,
} from './save-position-search.ts';

const world = useWorld();

function waitUntil(at: string): void {
  world.clock.advance(new Date(at).getTime() - world.clock.now().getTime());
}

async function seeker() {
  const actor = await world.seeker();
  const messages = async () =>
    (
      await world.db
        .selectFrom('message_message')
        .select(['content', 'meta'])
        .where('recipient_id', '=', actor.userId)
        .where('dedupe_key', 'like', 'saved-search:%')
        .orderBy('id')
        .execute()
    ).map(({ content, meta }) => [content, meta.target]);
  return { mine: world.as(actor), messages };
}

/** Publishes as a recruiter; the index has it when this is done. */
async function publisher() {
  const { publish } = await recruiter(world);
  return async (content: Parameters<typeof publish>[0]) => {
    world.clock.advance(1000);
    await publish(content);
    await world.deliver();
    world.clock.advance(1000);
  };
}

const frontEnd = { title: '前端开发工程师', experience: 0, education: 0, requirements: [] };

describe('saved searches for positions', () => {
  it('are kept once, renamed, removed, and are nobody else’s', async () => {
    const { mine } = await seeker();
    const other = await seeker();
    const saved = await savePositionSearch(mine, { name: '前端', query: 'q=前端&cityCode=101210100', alert: true });
    expect(saved.query).toBe('cityCode=101210100&q=%E5%89%8D%E7%AB%AF');
    const again = { name: '又一个', query: 'cityCode=101210100&q=前端&current=2', alert: false };
    expect(await savePositionSearch(mine, again)).toEqual(saved);
    const { searchId } = saved;
    expect(await changeSavedPositionSearch(mine, { searchId, name: '杭州前端', alert: false })).toMatchObject({
      name: '杭州前端',
      alert: false,
    });
    expect(await listSavedPositionSearches(other.mine)).toEqual([]);
    await expect(openSavedPositionSearch(other.mine, { searchId })).rejects.toMatchObject({ code: 40400 });
    await removeSavedPositionSearch(other.mine, { searchId });
    expect(await listSavedPositionSearches(mine)).toHaveLength(1);
    await removeSavedPositionSearch(mine, { searchId });
    expect(await listSavedPositionSearches(mine)).toEqual([]);
  });

  it('are refused where they ask for nothing that there is, and beyond their number', async () => {
    const { mine } = await seeker();
    for (const query of ['', 'current=2', 'salaryRange=much'])
      await expect(savePositionSearch(mine, { name: '坏的', query, alert: true })).rejects.toMatchObject({
        code: 40001,
      });
    for (let count = 0; count < maxSavedSearches; count++)
      await savePositionSearch(mine, { name: '一个', query: `q=前端${count}`, alert: true });
    await expect(savePositionSearch(mine, { name: '再一个', query: 'q=后端', alert: true })).rejects.toMatchObject({
      code: 40975,
    });
  });

  it('count what was published since they were opened and meets everything', async () => {
    const publish = await publisher();
    const { mine } = await seeker();
    await publish(frontEnd);
    const { searchId, newCount } = await savePositionSearch(mine, {
      name: '前端',
      query: 'q=前端&cityCode=101210100',
      alert: true,
    });
    await savePositionSearch(mine, { name: '兼职前端', query: 'q=前端&jobType=2', alert: true });
    expect(newCount).toBe(0);
    await publish(frontEnd);
    await publish({ ...frontEnd, cityCode: '101010100', districtCode: null });
    expect((await listSavedPositionSearches(mine)).map((each) => [each.name, each.newCount])).toEqual([
      ['兼职前端', 0],
      ['前端', 1],
    ]);
    expect(await openSavedPositionSearch(mine, { searchId })).toMatchObject({ newCount: 0 });
  });

  it('tell once a day of what is new, outside the quiet hours', async () => {
    waitUntil('2026-11-23T03:00:00Z');
    const publish = await publisher();
    const { mine, messages } = await seeker();
    const { searchId } = await savePositionSearch(mine, { name: '前端', query: 'q=前端', alert: true });
    await savePositionSearch(mine, { name: '不提醒', query: 'q=开发', alert: false });
    await publish(frontEnd);
    waitUntil('2026-11-23T14:30:00Z');
    await runTask(world, tellAlertsTask);
    expect(await messages()).toEqual([]);
    waitUntil('2026-11-24T01:07:00Z');
    await runTask(world, tellAlertsTask);
    await runTask(world, tellAlertsTask);
    const target = { kind: 'positionSearch', ids: { searchId } };
    expect(await messages()).toEqual([['您保存的搜索「前端」有 1 个新职位。', target]]);
    waitUntil('2026-11-25T01:07:00Z');
    await runTask(world, tellAlertsTask);
    expect(await messages()).toHaveLength(1);
  });
});
