import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCandidate } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { CandidateList } from './candidate-list.tsx';

afterEach(closeApp);

/** One who was invited and has not answered; the list as whoever may take that back sees it. */
async function openInvited() {
  const row = sampleCandidate('a', { state: 4, version: 3, allowedMoves: ['takeBackAiInvitation'] });
  const { seen } = openPart(<CandidateList kind="candidateList" />, {
    as: 'employer',
    permissions: ['candidate.read', 'candidate.move'],
    at: '/hire/candidateList',
    handle: (one) =>
      one.path === '/job/candidate/list'
        ? envelope({ records: [row], total: 1, current: 1, pageSize: 10, totalCapped: false, counts: [] })
        : one.method === 'POST'
          ? envelope({ ...row, state: 2, version: 4, allowedMoves: ['inviteToAiInterview'] })
          : undefined,
  });
  await userEvent.click(await screen.findByRole('button', { name: '收回邀请：候选人a' }, patience));
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  return { dialog, posts: () => seen.filter((one) => one.method === 'POST').map(({ body }) => body) };
}

describe('taking an invitation back', () => {
  it('asks first by name, and is sent once that is answered', async () => {
    const { dialog, posts } = await openInvited();
    expect(dialog.getByText('收回给候选人a的AI面试邀请？')).toBeTruthy();
    expect(posts()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: '收回邀请' }));
    await waitFor(
      () => expect(posts()).toMatchObject([{ applicationId: 'application-a', from: 4, version: 3 }]),
      patience,
    );
    expect(await screen.findByText('邀请已收回', {}, patience)).toBeTruthy();
  });

  it('is not sent where the answer is no', async () => {
    const { dialog, posts } = await openInvited();
    await userEvent.click(dialog.getByRole('button', { name: /取\s?消/ }));
    // Whoever has answered can ask again: the first question is over, and has sent nothing.
    await userEvent.click(screen.getByRole('button', { name: '收回邀请：候选人a', hidden: true }));
    expect(posts()).toEqual([]);
  });
});
