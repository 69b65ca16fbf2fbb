import { describe, expect, it } from 'vitest';
import { maxSavedSearches } from '@pinjian/contract/matching-saved-search.ts';
import { verifiedOwner } from '#testing/company.ts';
import { runTask } from '#testing/application.ts';
import { hideResume } from '#testing/resume.ts';
import { talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { tellAlertsTask } from '../tasks.ts';
import { changeSavedSearch, listSavedSearches, openSavedSearch, removeSavedSearch, saveSearch } from './save-search.ts';

const world = useWorld();

function waitUntil(at: string): void {
  world.clock.advance(new Date(at).getTime() - world.clock.now().getTime());
}

async function member() {
  const owner = await verifiedOwner(world);
  const messages = async () =>
    (
      await world.db
        .selectFrom('message_message')
        .select(['content', 'meta'])
        .where('recipient_id', '=', owner.userId)
        .where('dedupe_key', 'like', 'saved-search:%')
        .orderBy('id')
        .execute()
    ).map(({ content, meta }) => [content, meta.target]);
  return { owner, ctx: world.as(owner), messages };
}

describe('saved searches', () => {
  it('are kept once, renamed, opened, removed, and are nobody else’s', async () => {
    const { owner, ctx } = await member();
    const saved = await saveSearch(ctx, {
      name: '前端',
      query: 'cityCodes=101210100&q=前端&current=3&jobType=',
      alert: true,
    });
    expect(saved.query).toBe('cityCodes=101210100&q=%E5%89%8D%E7%AB%AF');
    expect(await saveSearch(ctx, { name: '又一个', query: 'q=前端&cityCodes=101210100', alert: false })).toEqual(saved);
    const { searchId } = saved;
    expect(await changeSavedSearch(ctx, { searchId, name: '杭州前端', alert: false })).toMatchObject({
      name: '杭州前端',
      alert: false,
    });
    const colleague = world.as(await world.employer({ companyId: owner.companyId, role: 'recruiter' }));
    expect(await listSavedSearches(colleague)).toEqual([]);
    await expect(openSavedSearch(colleague, { searchId })).rejects.toMatchObject({ code: 40400 });
    await removeSavedSearch(colleague, { searchId });
    expect(await listSavedSearches(ctx)).toHaveLength(1);
    await removeSavedSearch(ctx, { searchId });
    expect(await listSavedSearches(ctx)).toEqual([]);
  });

  it('are refused where they ask for nothing that there is, and beyond their number', async () => {
    const { ctx } = await member();
    await expect(saveSearch(ctx, { name: '坏的', query: 'sort=age', alert: true })).rejects.toMatchObject({
      code: 40001,
    });
    for (let count = 0; count < maxSavedSearches; count++)
      await saveSearch(ctx, { name: '一个', query: `yearsMin=${count}`, alert: true });
    await expect(saveSearch(ctx, { name: '再一个', query: 'q=再', alert: true })).rejects.toMatchObject({
      code: 40975,
    });
  });

  it('count who is new since they were opened', async () => {
    const { ctx } = await member();
    await talent(world);
    world.clock.advance(1000);
    const { searchId, newCount } = await saveSearch(ctx, { name: '前端', query: 'q=前端', alert: true });
    expect(newCount).toBe(0);
    world.clock.advance(1000);
    const someone = await talent(world);
    expect(await listSavedSearches(ctx)).toMatchObject([{ newCount: 1 }]);
    await hideResume(someone.mine);
    expect(await listSavedSearches(ctx)).toMatchObject([{ newCount: 0 }]);
    world.clock.advance(1000);
    await talent(world);
    expect(await openSavedSearch(ctx, { searchId })).toMatchObject({ newCount: 0 });
  });
});

describe('their alerts', () => {
  it('are one a day, of whoever is new, outside the quiet hours', async () => {
    waitUntil('2026-11-23T03:00:00Z');
    const { ctx, messages } = await member();
    const { searchId } = await saveSearch(ctx, { name: '前端', query: 'q=前端', alert: true });
    await saveSearch(ctx, { name: '不提醒', query: 'q=react', alert: false });
    world.clock.advance(1000);
    await talent(world);
    waitUntil('2026-11-23T14:30:00Z');
    await runTask(world, tellAlertsTask);
    expect(await messages()).toEqual([]);
    waitUntil('2026-11-24T01:07:00Z');
    await runTask(world, tellAlertsTask);
    await runTask(world, tellAlertsTask);
    const target = { kind: 'talentSearch', ids: { searchId } };
    expect(await messages()).toEqual([['您保存的搜索「前端」有 1 位新的人才。', target]]);
    world.clock.advance(1000);
    await talent(world);
    await runTask(world, tellAlertsTask);
    expect(await messages()).toHaveLength(1);
    waitUntil('2026-11-25T01:07:00Z');
    await runTask(world, tellAlertsTask);
    expect(await messages()).toHaveLength(2);
    waitUntil('2026-11-26T01:07:00Z');
    await runTask(world, tellAlertsTask);
    expect(await messages()).toHaveLength(2);
  });

  it('end for who searches no more', async () => {
    waitUntil('2026-11-23T03:00:00Z');
    const { owner, ctx, messages } = await member();
    await saveSearch(ctx, { name: '前端', query: 'q=前端', alert: true });
    world.clock.advance(1000);
    await talent(world);
    await world.db
      .updateTable('account_membership')
      .set({ company_role: 'interviewer' })
      .where('user_id', '=', owner.userId)
      .execute();
    waitUntil('2026-11-24T01:07:00Z');
    await runTask(world, tellAlertsTask);
    expect(await messages()).toEqual([]);
  });
});
