import { describe, expect, it } from 'vitest';
import { enterRoom, prepare } from '#testing/interview.ts';
import { useModel } from '#testing/interview-model.ts';
import { fencedIn, type Asked, type Behaviour } from '#testing/language-model.ts';
import { useWorld } from '#testing/world.ts';
import { findModelCalls } from '../model/model-call-queries.ts';
import { findInterview } from '../queries.ts';
import { startSkillInterview } from './start-skill-interview.ts';

const world = useWorld({ isolation: 'commit' });
const model = useModel(world);

async function begun() {
  const mine = world.as(await world.seeker());
  const { interviewId } = await startSkillInterview(mine, { skill: 'React', level: 'medium' });
  return { mine, interviewId };
}

async function planOf(interviewId: string) {
  const row = await findInterview(world.system(), interviewId);
  if (row === undefined) throw new Error('it is gone');
  return row;
}

/** Words the first question as `change` makes it of the old one. */
function wording(change: (text: string) => { text: string; rephrase?: string }) {
  return (asked: Asked): Behaviour => {
    const old = /^0\.（.+?）(.+)$/mu.exec(fencedIn(asked.user, '题目')[0] ?? '')?.[1] ?? '';
    return {
      does: 'answer',
      object: { questions: [{ index: 0, rephrase: '挑一件你用React做过的事讲讲', ...change(old) }] },
    };
  };
}

describe('wording a plan', () => {
  it('changes how a question is asked and nothing that is scored by', async () => {
    const { interviewId } = await begun();
    const before = (await planOf(interviewId)).plan;
    model.next(
      'refine_plan',
      wording((old) => ({ text: `我们从你最熟的说起。${old}` })),
    );
    await world.runTasks();
    const row = await planOf(interviewId);
    const [first, ...rest] = row.plan.questions;
    expect(first?.text).toBe(`我们从你最熟的说起。${before.questions[0]?.text}`);
    expect({ ...first, text: '', rephrase: '' }).toEqual({ ...before.questions[0], text: '', rephrase: '' });
    expect(rest).toEqual(before.questions.slice(1));
    expect({ ...row.plan, questions: [] }).toEqual({ ...before, questions: [] });
    expect(row.material).toBeNull();
    expect(await findModelCalls(world.system(), interviewId)).toMatchObject([
      { purpose: 'plan', outcome: 'ok', turn: null },
    ]);
  });

  it.each<[string, (old: string) => { text: string; rephrase?: string }]>([
    ['asks two questions', (old) => ({ text: `${old}后来呢？` })],
    ['asks something else', () => ({ text: '你平时喜欢看什么书，最近一本给你留下印象的是哪一本，为什么会喜欢它？' })],
    ['asks about age', (old) => ({ text: `你今年多大了，${old}` })],
    ['claims what nobody wrote', (old) => ({ text: `你在“云杉科技”主导了重构，${old}` })],
    ['promises marks', (old) => ({ text: `答得好给满分，${old}` })],
    ['is no question', (old) => ({ text: old.replace('？', '。') })],
    ['has a forbidden rephrase', (old) => ({ text: `先聊聊，${old}`, rephrase: '结婚以后还用React做过什么事' })],
  ])('that %s is left out, and told', async (_what, change) => {
    const { interviewId } = await begun();
    const before = (await planOf(interviewId)).plan;
    model.next('refine_plan', wording(change));
    await world.runTasks();
    expect((await planOf(interviewId)).plan).toEqual(before);
    expect(await findModelCalls(world.system(), interviewId)).toMatchObject([{ outcome: 'rejected' }]);
  });

  it('that fails or comes too late keeps the words of the bank', async () => {
    const failed = await begun();
    const before = (await planOf(failed.interviewId)).plan;
    model.next('refine_plan', { does: 'fail', status: 400 });
    await world.runTasks();
    expect(await planOf(failed.interviewId)).toMatchObject({ plan: before, material: null });

    const late = await begun();
    const { plan } = await planOf(late.interviewId);
    await prepare(late.mine, late.interviewId, 'skill');
    await enterRoom(late.mine, late.interviewId);
    model.next(
      'refine_plan',
      wording((old) => ({ text: `我们从你最熟的说起。${old}` })),
    );
    await world.runTasks();
    const row = await planOf(late.interviewId);
    expect(row).toMatchObject({ plan, material: null });
    expect(row.progress.phase).toBe('greeted');
  });

  it('is not begun without a model, and nothing is kept for it', async () => {
    world.test.llm = null;
    const { interviewId } = await begun();
    expect((await planOf(interviewId)).material).toBeNull();
    expect(world.queued).toEqual([]);
  });
});
