import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { PositionComplaintCase } from '@pinjian/contract/console-position-complaint.ts';
import { previewedPosition } from '#web/testing/answers/position.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ComplaintDetail } from './complaint-detail.tsx';

afterEach(closeApp);

const at = '2026-11-20T02:00:00.000Z';

function openDetail(changes: Partial<PositionComplaintCase> = {}) {
  const preview = previewedPosition();
  const one: PositionComplaintCase = {
    complaintId: 'complaint-1',
    kind: 'fee',
    words: '面试前要交培训费',
    state: 'pending',
    reason: null,
    submittedAt: at,
    askedAt: null,
    decidedAt: null,
    isOwn: false,
    positionId: preview.positionId,
    onShow: true,
    company: preview.company,
    preview,
    others: [],
    ...changes,
  };
  const onDecided = vi.fn();
  const app = openPart(<ComplaintDetail complaintId="complaint-1" onDecided={onDecided} />, {
    as: 'admin',
    handle: ({ method }) => (method === 'POST' ? envelope({ state: 'upheld' }) : envelope(one)),
  });
  return { ...app, onDecided };
}

it('takes a position down with a reason, which stays while one looks elsewhere', async () => {
  const { seen, onDecided } = openDetail();
  expect(await screen.findByText('面试前要交培训费')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '下架职位' }));
  await userEvent.click(screen.getByRole('button', { name: '确认下架职位' }));
  expect(await screen.findByText('请填写不通过的原因，对方会看到')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('下架职位的原因（企业会看到）'), '核实收费');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '下架职位' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('下架职位的原因（企业会看到）').value).toBe('核实收费');
  await userEvent.click(screen.getByRole('button', { name: '确认下架职位' }));
  expect(await screen.findByText('职位已停止展示，举报人和企业会收到消息')).toBeTruthy();
  const posts = seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts).toMatchObject([{ outcome: 'upheld', reason: '核实收费' }]);
  expect(onDecided).toHaveBeenCalledWith('complaint-1');
});

it('asks a company once, and shows what others found wrong', async () => {
  openDetail({
    state: 'asked',
    askedAt: at,
    reason: '请说明收费的情况',
    others: [
      {
        complaintId: 'complaint-2',
        kind: 'fraud',
        words: '骗人',
        state: 'pending',
        reason: null,
        submittedAt: at,
        askedAt: null,
        decidedAt: null,
      },
    ],
  });
  const others = within((await screen.findByText('对这个职位的其他举报（1）')).closest('section') ?? document.body);
  expect(others.getByText('骗人')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '请企业核对' })).toBeNull();
  expect(screen.getByRole('button', { name: '举报不成立' })).toBeTruthy();
});

it('is decided by somebody else where it is the admin’s own affair', async () => {
  openDetail({ isOwn: true });
  expect(await screen.findByText('这次举报与您自己有关，请由另一位管理员处理')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下架职位' })).toBeNull();
});
