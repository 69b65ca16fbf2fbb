import { describe, expect, it } from 'vitest';
import { agentErrors } from '@pinjian/contract/agent.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { agentOf, applying, carryOut, freeSlip, rule } from '#testing/agent.ts';
import { delivered, hiring, seekerWithResume } from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { setAgentSwitch } from '../index.ts';
import { personal } from '../personal.ts';
import { endAgent, pauseAgent } from '../slip/change-state.ts';
import { getAgentTalk, sayToAgent, stopAgentTalk } from './say-to-agent.ts';

const world = useWorld();

/** A seeker whose submitter waits for a yes to one application. */
async function asking() {
  const { positionId } = await hiring(world);
  const { seeker, mine } = await seekerWithResume(world);
  const slip = freeSlip('submitter', { acts: rule('apply', 'ask'), goal: '想去做后端' });
  const { agentId } = await agentOf(world, seeker, 'submitter', { slip });
  await carryOut(world, agentId, [applying(positionId, { title: '投递 后端工程师', why: '技能相符。' })]);
  let said = 0;
  const ask = async (words: string) => {
    said += 1;
    const { messages } = await sayToAgent(mine, { agentId, key: `say-key-${said}`, words });
    return messages.at(-1);
  };
  return { mine, seeker, agentId, positionId, ask };
}

describe('a talk without a model', () => {
  it('is answered from the diary and the slip, and leads on', async () => {
    const { ask } = await asking();
    expect(await ask('今天做了什么？')).toMatchObject({
      speaker: 'agent',
      answeredBy: 'rules',
      words: '今天有 1 件：\n· 投递 后端工程师（等您同意）',
      controls: ['approvals', 'diary'],
    });
    expect((await ask('为什么？'))?.words).toBe('「投递 后端工程师」（等您同意）\n技能相符。');
    expect(await ask('有什么在等我')).toMatchObject({ controls: ['approvals'] });
    expect(await ask('先停一下')).toMatchObject({ controls: ['pause'] });
    expect((await ask('把目标改成前端'))?.words).toContain('目标：想去做后端');
    expect(await ask('花了多少')).toMatchObject({ words: '我不花您的钱，也不花额度。' });
  });

  it('says honestly what it cannot', async () => {
    const { ask } = await asking();
    const answer = await ask('给我讲个笑话');
    expect(answer?.words).toContain('自由对话需要平台接入语言模型，现在没有接入');
  });

  it('is kept, whole after a reload, and said once by its key', async () => {
    const { mine, agentId } = await asking();
    const input = { agentId, key: 'said-once-1', words: '今天做了什么？' };
    const first = await sayToAgent(mine, input);
    expect(await sayToAgent(mine, input)).toEqual(first);
    expect(await getAgentTalk(mine, { agentId, before: undefined })).toEqual(first);
    expect(first.messages.map(({ seq, speaker, state }) => [seq, speaker, state])).toEqual([
      [1, 'owner', 'said'],
      [2, 'agent', 'done'],
    ]);
    await expect(sayToAgent(mine, { ...input, words: '别的话' })).rejects.toMatchObject({ code: 40901 });
    expect(await stopAgentTalk(mine, { agentId })).toEqual(first);
  });

  it('goes back page by page', async () => {
    const { mine, agentId, ask } = await asking();
    for (let at = 0; at < 20; at += 1) await ask('今天做了什么？');
    const newest = await getAgentTalk(mine, { agentId, before: undefined });
    expect([newest.messages.length, newest.messages[0]?.seq, newest.hasEarlier]).toEqual([30, 11, true]);
    const earlier = await getAgentTalk(mine, { agentId, before: 11 });
    expect([earlier.messages.length, earlier.messages.at(-1)?.seq, earlier.hasEarlier]).toEqual([10, 10, false]);
  });

  it('is the owner’s alone, and over with the agent or the platform’s switch', async () => {
    const { mine, agentId } = await asking();
    const stranger = world.as(await world.seeker());
    const input = { agentId, key: 'stranger-key', words: '今天做了什么？' };
    await expect(sayToAgent(stranger, input)).rejects.toMatchObject({ code: 40400 });
    await expect(getAgentTalk(stranger, { agentId, before: undefined })).rejects.toMatchObject({ code: 40400 });
    await pauseAgent(mine, { agentId });
    expect((await sayToAgent(mine, input)).messages).toHaveLength(2);
    await world.system().transaction((tx) => setAgentSwitch(tx, 'submitter', true));
    await expect(sayToAgent(mine, { ...input, key: 'other-key-1' })).rejects.toMatchObject(agentErrors.switchedOff);
    await world.system().transaction((tx) => setAgentSwitch(tx, 'submitter', false));
    await endAgent(mine, { agentId });
    await expect(sayToAgent(mine, { ...input, key: 'other-key-2' })).rejects.toMatchObject(agentErrors.ended);
    expect((await getAgentTalk(mine, { agentId, before: undefined })).messages).toHaveLength(2);
  });

  it('of somebody of the same company is nobody else’s', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const { agentId } = await agentOf(world, owner, 'intake');
    const colleague = await world.employer({ companyId: owner.companyId, role: 'recruiter', companyStatus: 1 });
    await expect(getAgentTalk(world.as(colleague), { agentId, before: undefined })).rejects.toMatchObject({
      code: 40400,
    });
  });

  it('tells an intake whom to hire: it lays the position ready', async () => {
    const owner = await verifiedOwner(world, { name: '青禾科技' });
    const mine = world.as(owner);
    const { agentId } = await agentOf(world, owner, 'intake');
    const words = '招两个前端工程师，杭州，15-25K，要会 React';
    const { messages } = await sayToAgent(mine, { agentId, key: 'intake-key-1', words });
    expect(messages.at(-1)?.words).toContain('正在整理进职位草稿');
    await world.runTasks();
    const drafts = await world.db.selectFrom('position_position').select('id').execute();
    expect(drafts).toHaveLength(1);
  });
});

describe('a talk about somebody who is erased', () => {
  it('goes with them, question and answer; what was said beside it stays', async () => {
    const here = await delivered(world);
    const { agentId } = await agentOf(world, here.owner, 'screener', { positionId: here.positionId });
    const say = async (key: string, words: string) =>
      (await sayToAgent(here.company, { agentId, key, words })).messages.at(-1)?.words;
    await world.runTasks();
    // What rules answer of its diary quotes whoever applied; what it may do quotes nobody.
    expect(await say('about-key-1', '今天做了什么？')).toContain('今天有');
    expect(await say('about-key-2', '你能做什么？')).toContain('我只整理给您看');
    await personal.erase(world.system(), here.seeker.userId);
    const kept = await getAgentTalk(here.company, { agentId, before: undefined });
    expect(kept.messages.map(({ seq }) => seq)).toEqual([3, 4]);
  });
});

describe('a position that is asked about', () => {
  it('is the one that the words name', async () => {
    const { mine, agentId, ask } = await asking();
    const { positionId } = await hiring(world, { title: '测试工程师' });
    await collectPosition(mine, { positionId });
    await carryOut(world, agentId, [applying(positionId, { title: '投递 测试工程师', why: '您收藏了它。' })]);
    expect((await ask('为什么要投后端工程师'))?.words).toContain('技能相符。');
  });
});
