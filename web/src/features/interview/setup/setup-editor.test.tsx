import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import {
  competencyIds,
  defaultSetup,
  setupErrors,
  type InterviewSetup,
  type OwnQuestion,
  type SetupOfPosition,
} from '@pinjian/contract/interview-setup.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { uuid } from '#web/testing/answers/plan.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { SetupEditor } from './setup-editor.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const at = '2026-11-28T02:00:00.000Z';

const whole: OwnQuestion = {
  questionId: uuid(1),
  text: '客户当场要求退货，您会怎么处理？',
  competency: 'customer',
  form: 'scenario',
  weight: 1,
  points: [
    { label: '先弄清原因', ways: [] },
    { label: '按规定当场办理', ways: [] },
  ],
  anchors: { 1: '', 3: '', 5: '' },
  wrongs: [],
};

function setupOf(changes: Partial<SetupOfPosition> = {}): SetupOfPosition {
  return {
    positionId: 'p',
    version: 0,
    savedAt: null,
    content: defaultSetup,
    issues: [],
    competencies: competencyIds.map((competencyId) => ({
      competencyId,
      name: competencyId,
      anchors: ['一', '二', '三', '四', '五'],
    })),
    outline: { questionCount: 7, ownCount: 0, minutes: 30, topics: [{ name: '专业能力', questions: 3 }] },
    ...changes,
  };
}

/** A server that keeps one setup as the contract says. */
function openSetup(changes: Partial<SetupOfPosition> = {}) {
  const world = { setup: setupOf(changes), tried: [] as unknown[] };
  const app = openPart(<SetupEditor positionId="p" />, {
    as: 'employer',
    handle({ method, path, body }: Seen) {
      if (path === '/interview/setup/try') {
        world.tried.push(body);
        return envelope({
          state: 'scored',
          score: 3.4,
          remark: '',
          points: [
            { label: '先弄清原因', said: true, quote: '我先问为什么' },
            { label: '按规定当场办理', said: false, quote: null },
          ],
          wrongs: [{ label: '拖着不办', quote: '拖一拖' }],
          followUp: '按规定当场办理这一块，能具体说说吗？',
        });
      }
      if (path !== '/interview/setup') return undefined;
      if (method === 'PUT') {
        const { version, content } = body as { version: number; content: InterviewSetup };
        if (version !== world.setup.version)
          return envelope(null, { code: setupErrors.setupEditedElsewhere.code, message: '刚被其他人修改过' });
        world.setup = { ...world.setup, version: version + 1, savedAt: at, content };
      }
      return envelope(world.setup);
    },
  });
  return { ...app, world };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience);

describe('how the AI interviews for a position', () => {
  it('is written and saved by itself, without the rows that nobody wrote into', async () => {
    const { world } = openSetup();
    await user.click(await button('添加一道题'));
    expect(await screen.findByText(/暂不会问这道题：请把题目写完整/)).toBeTruthy();
    await user.type(screen.getByLabelText(/^题目/), '客户当场要求退货怎么办？');
    expect(await screen.findByText(/至少写 2 个评分要点/)).toBeTruthy();
    await user.type(screen.getByLabelText('第 1 个评分要点'), '先弄清原因');
    await user.type(screen.getByLabelText('第 2 个评分要点'), '当场办理');
    await user.type(screen.getByLabelText('先弄清原因的常见说法'), '问清楚,为什么{Enter}');
    await waitFor(
      () => expect(world.setup.content.questions[0]?.points[0]?.ways).toEqual(['问清楚', '为什么']),
      patience,
    );
    expect(world.setup.content.questions[0]).toMatchObject({
      text: '客户当场要求退货怎么办？',
      points: [{ label: '先弄清原因' }, { label: '当场办理', ways: [] }],
      wrongs: [],
    });
    expect(screen.queryByText(/暂不会问这道题/)).toBeNull();
  });

  it('tries an answer: what was said, what was missed, what must not be said, what would be asked', async () => {
    const { world } = openSetup({ version: 1, savedAt: at, content: { ...defaultSetup, questions: [whole] } });
    await user.click(await button(/第 1 题/));
    const tried = await button('看看评分');
    expect(tried).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText(/^试答/), '我先问为什么');
    await user.click(tried);
    expect(await screen.findByText('3.4 / 5', {}, patience)).toBeTruthy();
    expect(screen.getByText(/先弄清原因：“我先问为什么”/)).toBeTruthy();
    expect(screen.getByText(/按规定当场办理：没有听到/)).toBeTruthy();
    expect(screen.getByText(/不应出现的说法“拖着不办”：“拖一拖”/)).toBeTruthy();
    expect(screen.getByText(/接下来会追问/)).toBeTruthy();
    expect(world.tried).toMatchObject([{ positionId: 'p', question: whole, answer: '我先问为什么' }]);
    expect(world.setup.version).toBe(1);
  });

  it('says why a question is not asked, and takes one away only when that is meant', async () => {
    const issue = '涉及婚育，依法不能在招聘中询问，也不能据此评分，请修改';
    const content = { ...defaultSetup, questions: [whole] };
    const { world } = openSetup({ version: 1, content, issues: [{ questionId: whole.questionId, message: issue }] });
    expect(await screen.findByText(`暂不会问这道题：${issue}`, {}, patience)).toBeTruthy();
    await user.click(await button(`删除${whole.text}`));
    const dialog = await screen.findByRole('dialog', {}, patience);
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(world.setup.content.questions).toHaveLength(1);
    await user.click(await button(`删除${whole.text}`));
    await user.click(within(await screen.findByRole('dialog', {}, patience)).getByRole('button', { name: '删除题目' }));
    await waitFor(() => expect(world.setup.content.questions).toEqual([]), patience);
  });

  it('keeps both when somebody else saved meanwhile', async () => {
    const { world } = openSetup({ version: 1, savedAt: at });
    await button('添加一道题');
    world.setup = { ...world.setup, version: 2, content: { ...defaultSetup, length: 'long' } };
    await user.click(screen.getByText('可用 AI'));
    await waitFor(() => expect(world.setup.content).toMatchObject({ length: 'long', aiUse: 'allowed' }), patience);
  });
});
