import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { errors } from '@pinjian/contract/errors.ts';
import type { TailoringPlan } from '@pinjian/contract/matching-tailoring.ts';
import { idOf } from '#web/testing/answers/ids.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { sampleMatch } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { TailorDrawer } from './tailor-drawer.tsx';

afterEach(closeApp);

const [resumeId, positionId, copyId] = [idOf('resume-1'), idOf('position-1'), idOf('copy')];

function planOf(part: Partial<TailoringPlan> = {}): TailoringPlan {
  return {
    resumeId,
    version: 3,
    resumeTitle: '我的简历',
    position: { positionId, title: '前端工程师' },
    title: '林示例-前端工程师',
    changes: [
      {
        changeId: 'skills',
        kind: 'skills',
        of: '',
        before: ['Excel', 'React'],
        after: ['React', 'Excel'],
        speaksOf: ['React，3 年以上'],
      },
      {
        changeId: 'lines projects.0.description',
        kind: 'lines',
        of: '商家后台',
        before: ['写周报', '用 React 重写结算页'],
        after: ['用 React 重写结算页', '写周报'],
        speaksOf: ['React，3 年以上'],
      },
    ],
    requirements: sampleMatch().requirements,
    ...part,
  };
}

function openDrawer(plan: () => TailoringPlan, made: () => Response) {
  return openPart(<TailorDrawer resumeId={resumeId} positionId={positionId} onClose={() => undefined} />, {
    as: 'seeker',
    handle: (seen) =>
      seen.path === '/job/tailoring/plan' ? envelope(plan()) : seen.path === '/job/tailoring/make' ? made() : undefined,
  });
}

const copied = () => envelope({ resumeId: copyId, title: '林示例-前端工程师' });
const bodies = (seen: readonly { readonly path: string; readonly body: unknown }[]) =>
  seen.filter(({ path }) => path === '/job/tailoring/make').map(({ body }) => body);

describe('a resume put in order for a position', () => {
  it('lists every change and what nothing speaks of; the copy has what stays ticked', async () => {
    const { seen } = openDrawer(planOf, copied);
    const drawer = within(await screen.findByRole('dialog', { name: '为“前端工程师”调整简历' }));
    expect(drawer.getByText('简历里没有写到或已隐藏的 1 条要求')).toBeTruthy();
    expect(drawer.getAllByText('对应职位要求：React，3 年以上')).toHaveLength(2);
    // Lines of a text are for their writer to move.
    expect(drawer.getByRole<HTMLInputElement>('checkbox', { name: /商家后台/ }).checked).toBe(false);
    await userEvent.click(drawer.getByRole('button', { name: '按 1 处调整另存' }));
    await waitFor(() =>
      expect(bodies(seen)).toMatchObject([{ resumeId, positionId, version: 3, changeIds: ['skills'] }]),
    );
    expect(await screen.findByText('已另存为“林示例-前端工程师”')).toBeTruthy();
  });

  it('says when nothing is to be moved, and still makes a copy to be written on', async () => {
    const { seen } = openDrawer(() => planOf({ changes: [] }), copied);
    await userEvent.click(await screen.findByRole('button', { name: '另存一份' }));
    await waitFor(() => expect(bodies(seen)).toMatchObject([{ resumeId, positionId, version: 3, changeIds: [] }]));
  });

  it('is looked at anew when the resume has changed meanwhile', async () => {
    let version = 3;
    openDrawer(
      () => planOf({ version }),
      () =>
        envelope(
          { version: 4 },
          { code: errors.stateChanged.code, message: '这份简历刚刚改过，请重新查看可以怎样调整' },
        ),
    );
    await userEvent.click(await screen.findByRole('button', { name: '按 1 处调整另存' }));
    expect(await screen.findByText('这份简历刚刚改过，请重新查看可以怎样调整')).toBeTruthy();
    version = 4;
    await userEvent.click(screen.getByRole('button', { name: '重新查看' }));
    expect(await screen.findByRole('button', { name: '按 1 处调整另存' })).toBeTruthy();
  });
});
