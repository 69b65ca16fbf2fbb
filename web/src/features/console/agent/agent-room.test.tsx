import { agentKinds } from '@pinjian/contract/by-agent.ts';
import { adminPermissions } from '@pinjian/contract/permissions.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { AgentRoom } from './agent-room.tsx';

afterEach(closeApp);

const figures = {
  active: 12,
  paused: 3,
  runsToday: 40,
  doneToday: 22,
  failedToday: 1,
  creditsToday: 35,
  credits: 900,
  tokensToday: 1200,
  tokens: 56_000,
};

function open() {
  const off = new Set<string>();
  const board = () => ({
    allOff: off.has('all'),
    waiting: 7,
    changedAt: null,
    kinds: agentKinds.map((kind) => ({ kind, isOff: off.has(kind), ...figures })),
  });
  return openPart(<AgentRoom />, {
    as: 'admin',
    permissions: adminPermissions,
    handle({ path, body }) {
      if (path === '/admin/console/agent/switch') {
        const wanted = body as { kind: string; off: boolean };
        if (wanted.off) off.add(wanted.kind);
        else off.delete(wanted.kind);
      }
      return envelope(board());
    },
  });
}

describe('the room of agents', () => {
  it('switches all off by one switch, with a reason, and on again', async () => {
    const { seen } = open();
    await userEvent.click(await screen.findByRole('button', { name: '全部停用' }, patience));
    await userEvent.click(screen.getByRole('button', { name: '确认停用全部智能体' }));
    expect(screen.getByText(/^请写明原因/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '发现异常行为，先停下排查' }));
    await userEvent.click(screen.getByRole('button', { name: '确认停用全部智能体' }));
    expect(await screen.findByText('全部智能体都停着：不看、不做、不发。', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: '恢复全部' })).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { kind: 'all', off: true, reason: '发现异常行为，先停下排查' },
    ]);
  });

  it('switches one kind off and shows what each did and cost', async () => {
    const { seen } = open();
    const row = within((await screen.findByText('寻才助手', {}, patience)).closest('li') ?? document.body);
    expect(row.getByText('900')).toBeTruthy();
    expect(row.getByText('56,000')).toBeTruthy();
    await userEvent.click(row.getByRole('button', { name: '停用寻才助手' }));
    await userEvent.type(row.getByRole('textbox'), '收到投诉，先停用');
    await userEvent.click(row.getByRole('button', { name: '确认停用寻才助手' }));
    expect(await row.findByText('已停用', {}, patience)).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { kind: 'sourcer', off: true, reason: '收到投诉，先停用' },
    ]);
  });
});
