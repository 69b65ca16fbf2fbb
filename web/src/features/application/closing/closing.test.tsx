import type { Closing } from '@pinjian/contract/application-closing.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { ClosingDialog } from './closing-dialog.tsx';

afterEach(closeApp);

const free: Closing = { isAlone: true, isVerified: false, positions: [], positionCount: 0, candidateCount: 0 };
const inTheWay: Closing = {
  ...free,
  positions: [{ positionId: 'a', title: '后端工程师', status: { value: 3, label: '招聘中' } }],
  positionCount: 3,
  candidateCount: 2,
};

function open(answer: (seen: Seen) => Response) {
  const onLeft = vi.fn<() => void>();
  return {
    onLeft,
    ...openPart(<ClosingDialog open onClose={() => undefined} onLeft={onLeft} />, { as: 'employer', handle: answer }),
  };
}

const yes = () => screen.queryByRole('button', { name: '退出并关闭公司' });

describe('leaving a company as its only member', () => {
  it('lists what stands in the way, with the way there, and offers nothing else', async () => {
    open(() => envelope(inTheWay));
    expect(await screen.findByText('没有关闭的职位，3 个')).toBeTruthy();
    expect(screen.getByText('后端工程师')).toBeTruthy();
    expect(screen.getByText('另有 2 个')).toBeTruthy();
    expect(screen.getByText('还没有结果的候选人，2 位')).toBeTruthy();
    expect(screen.getByRole('link', { name: '职位管理' }).getAttribute('href')).toBe('/hire/positionManagement');
    expect(yes()).toBeNull();
    expect(screen.getByRole('button', { name: '知道了' })).toBeTruthy();
  });

  it('says what it means, and goes once it is confirmed', async () => {
    const { seen, onLeft } = open(({ method }) => envelope(method === 'GET' ? { ...free, isVerified: true } : null));
    expect(await screen.findByText(/需要重新创建公司并提交认领/)).toBeTruthy();
    expect(screen.getByText(/不能撤销/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '退出并关闭公司' }));
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
    expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/service/job-hunter/company/closing',
    ]);
  });

  it('shows what has come in between, and stays', async () => {
    let closing = free;
    const { onLeft } = open(({ method }) => {
      if (method === 'GET') return envelope(closing);
      closing = inTheWay;
      return envelope(null, { code: 40948, message: '招聘还没有全部结束' });
    });
    await userEvent.click(await screen.findByRole('button', { name: '退出并关闭公司' }));
    expect(await screen.findByText('没有关闭的职位，3 个')).toBeTruthy();
    expect(onLeft).not.toHaveBeenCalled();
  });

  it('tells who is not alone any more, and offers another try where it does not load', async () => {
    const first = open(() => envelope({ ...free, isAlone: false }));
    expect(await screen.findByText(/公司现在还有其他成员/)).toBeTruthy();
    first.unmount();
    open(() => httpError(500, '服务器内部错误，请稍后再试'));
    expect(await screen.findByText('退出前要检查的内容没有加载出来')).toBeTruthy();
    expect(yes()).toBeNull();
  });
});
