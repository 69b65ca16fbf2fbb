import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { ReceptionSection } from './reception-section.tsx';

afterEach(closeApp);

function open(side: 'seeker' | 'employer', mayChange: boolean) {
  let refuses = false;
  return openPart(<ReceptionSection side={side} />, {
    as: side,
    handle({ path, body }) {
      if (path === '/agent/reception/save') ({ refuses } = body as { refuses: boolean });
      return envelope({ refuses, mayChange });
    },
  });
}

describe('messages of the other side own agents', () => {
  it('are kept out by one switch, and let in again', async () => {
    const { seen } = open('seeker', true);
    const receives = await screen.findByRole('switch', { name: '接收招聘方智能体的消息' }, patience);
    expect(receives.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(receives);
    expect(await screen.findByText('不再接收智能体的消息', {}, patience)).toBeTruthy();
    await waitFor(() => expect(receives.getAttribute('aria-checked')).toBe('false'), patience);
    await userEvent.click(receives);
    expect(await screen.findByText('已恢复接收智能体的消息', {}, patience)).toBeTruthy();
    expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
      { refuses: true },
      { refuses: false },
    ]);
  });

  it('are a matter of who manages the company', async () => {
    open('employer', false);
    const receives = await screen.findByRole('switch', { name: '接收求职者智能体的消息' }, patience);
    expect((receives as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText(/由公司的管理员设置/)).toBeTruthy();
  });
});
