import { describe, expect, it } from 'vitest';
import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { saveWishes } from '#domains/matching/wish/save-wishes.ts';
import { collectPosition } from '#domains/position/collection/collect.ts';
import { verifiedOwner } from '#testing/company.ts';
import { connectModel, useModel } from '#testing/interview-model.ts';
import { fencedIn, type Asked, type Behaviour, type Told } from '#testing/language-model.ts';
import { openPosition } from '#testing/position.ts';
import { confirmedResume } from '#testing/resume.ts';
import { talentContent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { agentOf } from '#testing/agent.ts';
import { listActs } from '../act/list-acts.ts';

// Committed: several texts are worded at once.
const world = useWorld({ isolation: 'commit' });
const model = useModel(world);

/** The application that a submitter prepares, with the greeting as `behaviours` let the model word it. */
async function prepared(...behaviours: readonly Told[]) {
  const owner = await verifiedOwner(world, { name: '示例科技' });
  const positionId = await openPosition(world, owner, { title: '前端开发工程师' });
  await world.deliver();
  const mine = world.as(await world.seeker());
  const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
  await saveWishes(mine, { version: 0, content: { wishes } });
  await confirmedResume(world, mine.actor, talentContent());
  await world.deliver();
  await collectPosition(mine, { positionId });
  model.next('word_text', ...behaviours);
  const { agentId } = await agentOf(world, mine.actor, 'submitter', { slip: defaultSlip('submitter') });
  const { records } = await listActs(mine, { list: 'approvals', agentId, current: 1, pageSize: 10 });
  const calls = await world.db.selectFrom('agent_model_call').select(['purpose', 'outcome']).execute();
  return { act: records[0], calls };
}

const original = (asked: Asked): string => fencedIn(asked.user, '原文')[0] ?? '';
const saying =
  (change: (text: string) => string) =>
  (asked: Asked): Behaviour => ({ does: 'answer', object: { words: change(original(asked)) } });

describe('a text that goes out', () => {
  it('is worded by the model where it says the same', async () => {
    const { act, calls } = await prepared(saying((text) => text.replace('期待您的回复。', '期待您的回复，谢谢。')));
    expect(act).toMatchObject({ kind: 'apply', text: expect.stringContaining('期待您的回复，谢谢。') as string });
    expect(act?.why).toContain('文字由模型改写，逐项核对过。');
    expect(calls).toEqual([{ purpose: 'wording', outcome: 'ok' }]);
  });

  it.each<[string, (text: string) => string, string]>([
    ['a figure', (text) => `${text}我有 12 年经验。`, '资料里没有'],
    ['a way of contact', (text) => `${text}电话 13911112222。`, '出现了联系方式'],
    ['a decision', (text) => `${text}我接受您的录用。`, '多了“接受”'],
    ['nothing of it', () => '今天天气很好，适合出去走走，晒晒太阳。', '意思不同'],
  ])('is as the rules wrote it where the model adds %s, and the diary says so', async (_what, change, fault) => {
    let text = '';
    const { act, calls } = await prepared((asked) => {
      text = original(asked);
      return saying(change)(asked);
    });
    expect(act?.text).toBe(text);
    expect(act?.why).toContain(`模型改写的话没有用（${fault}`);
    expect(calls).toEqual([{ purpose: 'wording', outcome: 'rejected' }]);
  });

  it('is as the rules wrote it where the model fails', async () => {
    const { act, calls } = await prepared({ does: 'fail', status: 500 }, { does: 'fail', status: 500 });
    expect(act?.text).toContain('您好');
    expect(act?.why).toContain('模型没有给出改写');
    expect(calls).toEqual([{ purpose: 'wording', outcome: 'overloaded' }]);
  });

  it('is as the rules wrote it where the model never answers', async () => {
    connectModel(world, model, 600);
    const { act, calls } = await prepared({ does: 'hang' });
    expect(act?.text).toContain('您好');
    expect(calls).toEqual([{ purpose: 'wording', outcome: 'timeout' }]);
  });
});
