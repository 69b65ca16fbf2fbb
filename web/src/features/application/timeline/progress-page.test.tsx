import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import type { getMyTimeline } from '@pinjian/contract/application-timeline.ts';
import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { idOf } from '#web/testing/answers/ids.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { ProgressPage } from './progress-page.tsx';

afterEach(closeApp);

const applicationId = idOf('application-1');
type Timeline = Answer<typeof getMyTimeline>;

function timelineOf(changes: Partial<Timeline> = {}): Timeline {
  return {
    applicationId,
    positionId: idOf('position-1'),
    positionTitle: '前端工程师',
    companyName: '示例科技',
    entries: [
      {
        eventId: idOf('event-2'),
        at: '2026-11-20T01:00:00Z',
        what: 'view',
        by: { kind: 'employer', name: null },
        from: 1,
        to: 1,
        why: '',
      },
      {
        eventId: idOf('event-1'),
        at: '2026-11-19T01:00:00Z',
        what: 'apply',
        by: { kind: 'seeker', name: null },
        from: 0,
        to: 1,
        why: '',
      },
    ],
    next: { what: 'screen', until: null },
    sent: { title: '前端简历', sentAt: '2026-11-19T01:00:00Z' },
    ...changes,
  };
}

function sentCopy() {
  const content = emptyResumeContent();
  const { gender: _gender, ...basics } = content.basics;
  return {
    title: '前端简历',
    sentAt: '2026-11-19T01:00:00Z',
    resume: {
      resumeId: idOf('resume-1'),
      contactShown: true,
      updatedAt: '2026-11-19T01:00:00Z',
      content: { ...content, basics: { ...basics, name: '林示例' }, education: [], selfEvaluation: '写了六年前端' },
    },
  };
}

function open(timeline: Timeline | null) {
  const missing = { code: 40400, message: '内容不存在或已被移除' };
  return openPart(<ProgressPage applicationId={applicationId} base="/seeker/home" />, {
    as: 'seeker',
    at: `/seeker/home/progress/${applicationId}`,
    handle: ({ path }) => {
      if (path.startsWith('/job/application/timeline/')) {
        return timeline === null ? envelope(null, missing) : envelope(timeline);
      }
      if (path.startsWith('/job/application/sentResume/')) return envelope(sentCopy());
      return path.startsWith('/job/conversation/') ? envelope(null, missing) : undefined;
    },
  });
}

describe('the page of an application', () => {
  it('tells what happened in the words of the seeker, and who acts next', async () => {
    open(timelineOf());
    expect(await screen.findByText('等待招聘方查看简历')).toBeTruthy();
    const happened = within(screen.getByRole('region', { name: '经过' })).getAllByRole('listitem');
    expect(happened.map(({ textContent }) => textContent)).toEqual([
      '招聘方查看了您的简历招聘方 · 2026-11-20 09:00',
      '您投递了简历您 · 2026-11-19 09:00',
    ]);
  });

  it('opens the copy that was sent', async () => {
    open(timelineOf());
    await userEvent.click(await screen.findByRole('button', { name: '查看投递的简历' }));
    const copy = await screen.findByRole('dialog', {}, patience);
    expect(await within(copy).findByText('写了六年前端', {}, patience)).toBeTruthy();
    expect(within(copy).getByText('林示例')).toBeTruthy();
  });

  it.each([
    ['answerRound', '去选择时间', '/seeker/home/job-details/'],
    ['answerOffer', '查看并答复Offer', '/seeker/home/offer/'],
  ] as const)('leads to where %s is done', async (what, label, path) => {
    const timeline = timelineOf({ next: { what, until: '2099-11-25T10:00:00Z' } });
    open(timeline);
    const door = await screen.findByRole('link', { name: label });
    expect(door.getAttribute('href')).toBe(`${path}${timeline.positionId}`);
  });

  it('offers no copy where none was sent, and says so where nothing is waited for', async () => {
    open(timelineOf({ sent: null, next: null }));
    expect(await screen.findByText('目前没有需要等待的事')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '查看投递的简历' })).toBeNull();
  });

  it('of somebody else is not there', async () => {
    open(null);
    expect(await screen.findByText('没有找到这次投递')).toBeTruthy();
  });
});
