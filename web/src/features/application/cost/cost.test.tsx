import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import { step } from '@pinjian/contract/application-pipeline.ts';
import type { UseQuote } from '@pinjian/contract/billing-use.ts';
import { rolePermissions } from '@pinjian/contract/permissions.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { quoteOf } from '#web/testing/answers/billing.ts';
import { pageOf } from '#web/testing/answers/page.ts';
import { sampleBulk, sampleCandidate } from '#web/testing/application.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { navigateWith } from '#lib/navigation.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { CandidateList } from '../candidate/candidate-list.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Three candidates who can be invited, and what an invitation costs; says where the page was left for. */
function openList(quote: Partial<UseQuote>, permissions: readonly string[] = rolePermissions.owner) {
  const rows = ['a', 'b', 'c'].map((id): CandidateRow => ({
    ...sampleCandidate(id),
    state: 2,
    viewStatus: 3,
    allowedMoves: ['inviteToAiInterview', 'reject'],
  }));
  const went: string[] = [];
  navigateWith({ here: () => '/hire/candidateList?page=2', go: (path) => void went.push(path) });
  const part = openPart(<CandidateList kind="candidateList" />, {
    as: 'employer',
    permissions,
    at: '/hire/candidateList',
    handle: ({ path }) => {
      if (path === '/job/candidate/list') return envelope({ ...pageOf(rows), counts: [] });
      if (path === '/wallet/quote') return envelope(quoteOf(quote));
      if (path === '/job/candidate/inviteToAiInterview')
        return envelope({ ...rows[0], state: step.aiInvited, version: 2 });
      return path === '/job/candidate/inviteAll' ? envelope(sampleBulk('a')) : undefined;
    },
  });
  return { ...part, went };
}

const sent = (seen: readonly Seen[], path: string) => seen.filter((one) => one.path === path);
const cost = (text: RegExp) => screen.findByText(text, {}, patience);

describe('an invitation to an AI interview', () => {
  it('says before it is sent what it holds and what comes back, and afterwards what it held', async () => {
    const { seen } = openList({});
    await cost(/每次邀请冻结 5 额度，可用 980 额度；进行后才扣除，谢绝、过期、收回的全部退回/);
    await user.click(screen.getByRole('button', { name: '邀请AI面试：候选人a' }));
    await cost(/已发出AI面试邀请，对方 7 天内可以答复，已冻结 5 额度/);
    expect(sent(seen, '/job/candidate/inviteToAiInterview')).toHaveLength(1);
  });

  it('of many says the sum', async () => {
    const { seen } = openList({});
    for (const id of ['a', 'b', 'c'])
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(`^选择候选人${id}`) }, patience));
    await cost(/3 人共冻结 15 额度，可用 980 额度/);
    await user.click(screen.getByRole('button', { name: '邀请AI面试（3 人）' }));
    await waitFor(() => expect(sent(seen, '/job/candidate/inviteAll')).toHaveLength(1), patience);
  });

  it('is not sent where there is too little: the wallet leads back', async () => {
    const { seen, went } = openList({ available: 3, enough: false });
    await cost(/可用 3 额度/);
    await user.click(screen.getByRole('button', { name: '邀请AI面试：候选人a' }));
    const question = within(await screen.findByRole('dialog', {}, patience));
    expect(question.getByText('这次需要 5 额度，可用 3 额度。充值后会回到这里继续。')).toBeTruthy();
    await user.click(question.getByRole('button', { name: '去充值' }));
    await waitFor(() => expect(went).toEqual(['/hire/my/wallet?next=%2Fhire%2FcandidateList%3Fpage%3D2']), patience);
    expect(sent(seen, '/job/candidate/inviteToAiInterview')).toEqual([]);
  });

  it('by a key asks first where there is too little', async () => {
    const { seen } = openList({ available: 3, enough: false });
    await cost(/可用 3 额度/);
    await user.keyboard('ji');
    expect(await screen.findByRole('dialog', {}, patience)).toBeTruthy();
    expect(sent(seen, '/job/candidate/inviteAll')).toEqual([]);
  });

  it('tells a member whose own allowance is used up whom to ask', async () => {
    openList({ allowanceLeft: 4 }, rolePermissions.recruiter);
    await cost(/您本月还可用 4 额度/);
    await user.click(screen.getByRole('button', { name: '邀请AI面试：候选人a' }));
    const question = within(await screen.findByRole('dialog', {}, patience));
    expect(question.getByText(/这次需要 5 额度，您本月还可用 4 额度。请联系公司管理员调整。/)).toBeTruthy();
  });
});
