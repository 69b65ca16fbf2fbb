import { screen, waitFor } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { planErrors, type PlanOfPosition, type PositionPlan } from '@pinjian/contract/position-plan.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { planOf, planRoundOf, uuid } from '#web/testing/answers/plan.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { PlanEditor } from './plan-editor.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const at = '2026-11-23T02:00:00.000Z';

/** A server that keeps one plan as the contract says. */
function openPlan(changes: Partial<PlanOfPosition> = {}) {
  const world = { plan: planOf(changes) };
  const app = openPart(<PlanEditor positionId="p" />, {
    as: 'employer',
    handle({ method, path, body }: Seen) {
      if (path === '/interview/competencies')
        return envelope({ competencies: [{ name: '专业能力', anchor: '做法有针对性', asked: true }] });
      if (path !== '/job/position/p/plan') return undefined;
      if (method === 'PUT') {
        const { version, content } = body as { version: number; content: PositionPlan };
        if (version !== world.plan.version)
          return envelope(null, { code: planErrors.planEditedElsewhere.code, message: '刚被其他人修改过' });
        world.plan = { ...world.plan, version: version + 1, savedAt: at, content };
      }
      return envelope(world.plan);
    },
  });
  return { ...app, world };
}

const two = {
  rounds: [planRoundOf(), planRoundOf({ planRoundId: uuid(2), name: 'HR面', form: 2, minutes: 30 })],
  team: [],
};
const fields = () => screen.getAllByLabelText<HTMLInputElement>('轮次名称');
const button = (name: string) => screen.findByRole('button', { name }, patience);

describe('the plan of a position', () => {
  it('offers what most begin with, and saves it once it was taken', async () => {
    const { world } = openPlan();
    await user.click(await button('使用常见安排'));
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
    expect(world.plan.version).toBe(1);
    expect(world.plan.content.rounds).toMatchObject([
      { name: '业务面', form: 1, minutes: 45 },
      { name: 'HR面', form: 2, minutes: 30 },
    ]);
  });

  it('moves a round by the keyboard, and takes over what the AI interview looks at', async () => {
    const { world } = openPlan({ version: 1, savedAt: at, content: two });
    (await button('上移“HR面”')).focus();
    await user.keyboard('{Enter}');
    expect(fields().map(({ value }) => value)).toEqual(['HR面', '业务面']);
    await user.click(await button('为“HR面”添加能力项专业能力'));
    await waitFor(() => expect(world.plan.version).toBe(2), patience);
    expect(world.plan.content.rounds).toMatchObject([
      { name: 'HR面', competencies: [{ name: '专业能力', anchor: '做法有针对性' }] },
      { name: '业务面', competencies: [] },
    ]);
    expect(await screen.findByText(/^已保存/, {}, patience)).toBeTruthy();
  });

  it('waits with saving while a round has no name, and says which', async () => {
    const { world, seen } = openPlan({ version: 1, savedAt: at, content: two });
    await button('上移“HR面”');
    await user.clear(fields()[0] ?? document.body);
    expect(await screen.findByText('请填写轮次名称，改好后自动保存')).toBeTruthy();
    expect(await screen.findByText('有内容需要修改，改好后自动保存', {}, patience)).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.type(fields()[0] ?? document.body, '技术面');
    await waitFor(() => expect(world.plan.content.rounds[0]?.name).toBe('技术面'), patience);
  });

  it('asks where a colleague changed the same, and keeps what was chosen', async () => {
    const { world } = openPlan({ version: 1, savedAt: at, content: two });
    await button('上移“HR面”');
    const theirs = { ...two, rounds: [planRoundOf({ name: '主管面' }), ...two.rounds.slice(1)] };
    world.plan = { ...world.plan, version: 2, content: theirs };
    await user.clear(fields()[0] ?? document.body);
    await user.paste('技术面');
    await screen.findByText('有 1 处内容在这里和别处都被修改', {}, patience);
    await user.click(screen.getByLabelText(/这里的：/));
    await user.click(screen.getByText('按选择保存'));
    await waitFor(() => expect(world.plan.content.rounds[0]?.name).toBe('技术面'), patience);
  });

  it('says what went wrong where it does not load, and tries again', async () => {
    let down = true;
    openPart(<PlanEditor positionId="p" />, {
      as: 'employer',
      handle({ path }) {
        if (path === '/interview/competencies') return envelope({ competencies: [] });
        return down ? new TypeError('the network is away') : envelope(planOf());
      },
    });
    await screen.findByText('面试方案没有加载出来', {}, patience);
    down = false;
    await user.click(await button('重试'));
    expect(await button('使用常见安排')).toBeTruthy();
  });
});
