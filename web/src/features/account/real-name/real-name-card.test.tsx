import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { withoutMotion } from '#web/testing/without-motion.ts';
import { RealNameCard } from './real-name-card.tsx';

beforeEach(withoutMotion);
afterEach(closeApp);

const inReview = {
  state: 1,
  maskedName: '林**',
  maskedIdNo: 'E1*****78',
  method: 'document',
  documentType: 'passport',
  startedAt: '2026-11-20T02:00:00.000Z',
  reason: null,
  continueUrl: null,
  keepDays: 7,
};

async function openQuestion() {
  const { seen } = openPart(<RealNameCard />, {
    as: 'seeker',
    handle: ({ path }) => {
      if (path === '/admin/faceVerification/queryInfo') return envelope(inReview);
      return path === '/admin/realName/withdraw' ? envelope({ state: 0 }) : undefined;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '撤回认证' }, patience));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  return { dialog, withdrawn: () => seen.filter(({ path }) => path === '/admin/realName/withdraw') };
}

describe('taking a real name back', () => {
  it('asks first, and is sent once that is answered', async () => {
    const { dialog, withdrawn } = await openQuestion();
    expect(dialog.getByText('撤回这次认证？')).toBeTruthy();
    expect(withdrawn()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '撤回认证' }));
    expect(await screen.findByText('认证已撤回', {}, patience)).toBeTruthy();
    expect(withdrawn()).toHaveLength(1);
  });

  it('is not sent where the answer is no', async () => {
    const { dialog, withdrawn } = await openQuestion();
    await userEvent.click(dialog.getByRole('button', { name: /取\s?消/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    expect(withdrawn()).toEqual([]);
    expect(screen.getByRole('button', { name: '撤回认证' })).toBeTruthy();
  });
});
