import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleApplication } from '#web/testing/application.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { sampleMatch } from '#web/testing/matching.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { AnswerAddition } from './answer-addition.tsx';

afterEach(closeApp);

const application = sampleApplication({ state: 2, version: 3, appliedAt: null });

function openAnswer() {
  return openPart(<AnswerAddition application={application} title="前端工程师" />, {
    as: 'seeker',
    handle: (seen) => {
      if (seen.path === '/job/recommendation/match/position-1') return envelope({ match: sampleMatch(), resume: null });
      if (seen.method === 'POST') return envelope({ ...application, version: 4 });
      return undefined;
    },
  });
}

describe('the answer to being added', () => {
  it('says why in the words of the seeker, and applies by 感兴趣', async () => {
    const { seen } = openAnswer();
    expect(await screen.findByText('您有技能 1/2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '感兴趣：前端工程师' }));
    expect(await screen.findByText('已投递，对方现在可以联系您')).toBeTruthy();
    const asked = seen.filter((one) => one.path === '/job/recommendation/interested');
    expect(asked.map((one) => one.body)).toMatchObject([{ positionId: 'position-1' }]);
  });

  it('wants a reason for 不合适, and names what was looked at', async () => {
    const { seen } = openAnswer();
    await userEvent.click(await screen.findByRole('button', { name: '不合适：前端工程师' }));
    const sheet = within(await screen.findByRole('dialog'));
    const reply = sheet.getByRole('button', { name: '回复不合适' });
    expect(reply.hasAttribute('disabled')).toBe(true);
    await userEvent.click(sheet.getByRole('radio', { name: '地点不合适' }));
    await userEvent.click(reply);
    await waitFor(() =>
      expect(seen.filter((one) => one.path === '/job/recommendation/unsuitable').map((one) => one.body)).toMatchObject([
        { positionId: 'position-1', from: 2, version: 3, reason: 'place' },
      ]),
    );
  });
});
