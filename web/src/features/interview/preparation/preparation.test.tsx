import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { consents } from '@pinjian/contract/interview.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { interviewId, interviewOf, serveRoom } from '#web/testing/fake-room.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { PreparationPage } from './preparation.tsx';

afterEach(closeApp);

function openPreparation(change: Partial<InterviewDetail> = {}, refuse = false) {
  serveRoom();
  let interview = interviewOf({ state: 'created', ...change });
  return openPart(<PreparationPage interviewId={interviewId} />, {
    as: 'seeker',
    at: '/seeker/interview/ai/preparation',
    handle(one) {
      if (one.path === '/interview/detail') return envelope(interview);
      if (one.path === '/healthz') return new TypeError('the network is down');
      if (one.path !== '/interview/prepare') return undefined;
      if (refuse) return envelope(null, { code: 40953, message: '这场面试已过期' });
      interview = interviewOf({ state: 'prepared', granted: interview.consentItems });
      return envelope({ interviewId, state: 'prepared' });
    },
  });
}

const start = () => screen.findByRole('button', { name: '进入面试间' });

describe('preparation', () => {
  it('tells before anything is asked that the interviewer is no person, how much and how long', async () => {
    openPreparation();
    expect(await screen.findByText('AI 面试官，不是真人')).toBeTruthy();
    expect(screen.getByText('3 个主要问题')).toBeTruthy();
    expect(screen.getByText('约 20 分钟')).toBeTruthy();
    expect(screen.getByText(/去留由人决定。$/)).toBeTruthy();
  });

  it('takes consent item by item, none ticked beforehand, and opens the room only with all of them', async () => {
    const app = openPreparation();
    await start();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false, false]);
    for (const box of boxes) {
      expect(await start()).toHaveProperty('disabled', true);
      await userEvent.click(box);
    }
    await userEvent.click(boxes[1] ?? document.body);
    expect(await start()).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: '还有 1 项没有同意' })).toBeTruthy();
    await userEvent.click(boxes[1] ?? document.body);
    await userEvent.click(await start());
    await waitFor(() => expect(app.here()).toBe(`/seeker/interview/ai/start?interviewId=${interviewId}`));
    expect(app.seen.find((one) => one.path === '/interview/prepare')?.body).toMatchObject({
      interviewId,
      consents: (['aiInterviewer', 'transcript', 'sharing', 'retention'] as const).map((item) => ({
        item,
        version: consents[item].version,
        granted: true,
      })),
      devices: { online: null, screen: expect.stringMatching(/^\d+x\d+$/) as string },
    });
  });

  it('says what the server refuses and stays', async () => {
    const app = openPreparation({}, true);
    await start();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await start());
    expect(await screen.findByText('这场面试已过期')).toBeTruthy();
    expect(app.here()).toContain('/ai/preparation');
  });

  it('says what to do where the network does not answer', async () => {
    openPreparation();
    expect(await screen.findByText('连不上')).toBeTruthy();
    expect(screen.getByText('请检查网络后重新检测。')).toBeTruthy();
  });

  it('offers a question to try that nobody gets to see', async () => {
    const app = openPreparation();
    await userEvent.type(
      await screen.findByRole('textbox', { name: '练习的回答' }),
      '换了缓存策略{Control>}{Enter}{/Control}',
    );
    expect(await screen.findByText('换了缓存策略')).toBeTruthy();
    expect(app.seen.filter((one) => one.method === 'POST' && one.path.startsWith('/interview/'))).toEqual([]);
  });

  it('asks for no consent again that was given, and does not prepare a running interview once more', async () => {
    const app = openPreparation({ state: 'running', granted: ['aiInterviewer', 'transcript', 'sharing', 'retention'] });
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes.every((box) => (box as HTMLInputElement).disabled)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '继续面试' }));
    await waitFor(() => expect(app.here()).toContain('/ai/start'));
    expect(app.seen.some((one) => one.path === '/interview/prepare')).toBe(false);
  });

  it('leads on from an interview that can be held no more', async () => {
    const app = openPreparation({ status: 3 });
    await waitFor(() => expect(app.here()).toBe(`/seeker/interview/detail?interviewId=${interviewId}`));
  });
});
