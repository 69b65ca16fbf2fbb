import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TargetJob } from '@pinjian/contract/application.ts';
import type { MyRound } from '@pinjian/contract/application-round.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleApplication, sampleInvitation, samplePosition } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { myRoundOf } from '#web/testing/round.ts';
import { ApplicationFooter } from './application-footer.tsx';
import { Dashboard } from './dashboard.tsx';
import type { DrawCard } from './target-jobs.tsx';

afterEach(closeApp);

const base = '/seeker/home';
const drawCard: DrawCard = (target) => (
  <article>
    {target.position.title}
    <ApplicationFooter target={target} base={base} />
  </article>
);

const counters = {
  collectJobCount: 4,
  aiJobCount: 0,
  activeJobCount: 1,
  aiAuditionJobCount: 1,
  personInterviewCount: 0,
  offerCount: 0,
  noPassCount: 12,
};

type Tabs = Readonly<Record<string, readonly TargetJob[]>>;

/** Opens the dashboard of someone whose tabs hold these. */
function openHome(tabs: Tabs, at = base, count: unknown = envelope(counters), rounds: readonly MyRound[] = []) {
  return openPart(<Dashboard base={base} card={drawCard} />, {
    as: 'seeker',
    at,
    handle: (seen) => {
      if (seen.path === '/job/application/counters') return count as Response;
      if (seen.path.startsWith('/job/application/round/mine/')) return envelope(rounds);
      if (seen.path !== '/job/application/targetJobList') return undefined;
      const records = tabs[seen.query['tab'] ?? ''] ?? [];
      const current = Number(seen.query['current']);
      return envelope({ records, total: records.length, current, pageSize: 10, totalCapped: false });
    },
  });
}

describe('the dashboard', () => {
  it('shows the seven counters in the order of the spec, and opens the collection first', async () => {
    openHome({ 1: [{ position: samplePosition(), application: null }] });
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        '收藏职位4',
        'AI直推0',
        '主动投递1',
        'AI面试1',
        '真人面试0',
        '已发Offer0',
        '未通过12',
      ]),
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('收藏职位4');
    expect((await screen.findByRole('link', { name: /^去投递/ })).getAttribute('href')).toBe(
      '/seeker/home/job-details/position-1',
    );
  });

  it('keeps the tab in the address, and moves by the arrow keys', async () => {
    const { here } = openHome({}, `${base}?tab=3`);
    expect(await screen.findByText('还没有投递')).toBeTruthy();
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(here()).toBe('/seeker/home?tab=4');
    expect(await screen.findByText('还没有AI面试')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('AI面试'));
    await userEvent.click(screen.getByRole('tab', { name: /未通过/ }));
    expect(here()).toBe('/seeker/home?tab=7');
  });

  it('leads from a counter to the list behind it', async () => {
    openHome({ 3: [{ position: samplePosition(), application: sampleApplication() }] }, `${base}?tab=3`);
    expect((await screen.findByRole('link', { name: /^全部 1 个/ })).getAttribute('href')).toBe(
      '/seeker/home/targetJobList?tab=3',
    );
    expect(screen.getByText('已投递')).toBeTruthy();
  });

  it('puts what waits for an answer before everything else', async () => {
    const invited = sampleApplication({
      state: 3,
      invitation: sampleInvitation({ expiresAt: '2099-01-01T00:00:00Z' }),
      allowedMoves: ['acceptAiInterview', 'declineAiInterview'],
    });
    openHome({ 4: [{ position: samplePosition(), application: invited }] });
    const waiting = within(await screen.findByRole('region', { name: '等您处理' }));
    expect(waiting.getByRole('button', { name: '接受邀请：前端工程师' })).toBeTruthy();
    expect(waiting.getByRole('link', { name: '前端工程师' }).getAttribute('href')).toBe(
      '/seeker/home/job-details/position-1',
    );
  });

  it('calls interviews that are agreed what they are: they wait for their day, not for an answer', async () => {
    const round = myRoundOf({ state: 'accepted', startsAt: '2099-11-27T02:00:00Z', endsAt: '2099-11-27T02:45:00Z' });
    const agreed = sampleApplication({ state: 41, round });
    openHome({ 5: [{ position: samplePosition(), application: agreed }] }, base, envelope(counters), [round]);
    const waiting = within(await screen.findByRole('region', { name: '近期面试' }));
    expect(await waiting.findByText('业务面')).toBeTruthy();
  });

  it('shows no number where it could not be loaded', async () => {
    openHome({}, base, new TypeError('fetch failed'));
    expect(await screen.findByText('还没有收藏的职位')).toBeTruthy();
    expect(screen.getAllByRole('tab').every((tab) => tab.textContent.endsWith('–'))).toBe(true);
  });
});

describe('a list that could not be loaded', () => {
  it('says so and tries again', async () => {
    const target = { position: samplePosition(), application: null };
    let broken = true;
    openPart(<Dashboard base={base} card={drawCard} />, {
      as: 'seeker',
      at: base,
      handle: (seen) => {
        if (seen.path === '/job/application/counters') return envelope(counters);
        if (broken) return new TypeError('fetch failed');
        return envelope({ records: [target], total: 1, current: 1, pageSize: 10, totalCapped: false });
      },
    });
    await screen.findByText('职位没有加载出来');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('还没有投递')).toBeTruthy();
  });
});
