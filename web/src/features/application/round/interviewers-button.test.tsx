import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { sampleCandidate } from '#web/testing/application.ts';
import { planOf, uuid } from '#web/testing/answers/plan.ts';
import { envelope } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { roundOf } from '#web/testing/round.ts';
import { InterviewersButton } from './interviewers-button.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

it('puts another interviewer to a round, and keeps what was chosen where the calendar is against it', async () => {
  const round = roundOf();
  const {
    candidate: _candidate,
    position: _position,
    resumeId: _resumeId,
    assessment: _score,
    ...standing
  } = sampleCandidate('1', { state: 4 });
  let refused = true;
  const { seen } = openPart(<InterviewersButton round={round} />, {
    as: 'employer',
    handle({ path }) {
      if (path === '/job/position/position-1/plan') return envelope(planOf());
      if (path !== '/job/application/round/interviewers') return undefined;
      if (refused) return envelope({ freeTimes: [] }, calendarErrors.slotTaken);
      return envelope({ round, application: standing });
    },
  });
  await user.click(screen.getByRole('button', { name: '更换面试官' }));
  const dialog = await screen.findByRole('dialog', {}, patience);
  const [colleague] = planOf().colleagues.filter(
    ({ memberId }) => !round.interviewers.some((each) => each.userId === memberId),
  );
  await user.click(within(dialog).getByRole('combobox', { name: '面试官' }));
  await user.click(await screen.findByTitle(colleague?.name ?? '', {}, patience));
  await user.click(within(dialog).getByRole('button', { name: /更\s?换/ }));
  await within(dialog).findByRole('alert', {}, patience);
  refused = false;
  await user.click(within(dialog).getByRole('button', { name: /更\s?换/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
  const sent = seen.filter(({ path }) => path === '/job/application/round/interviewers').map(({ body }) => body);
  const interviewerIds = [...round.interviewers.map(({ userId }) => userId), colleague?.memberId ?? uuid(0)];
  expect(sent).toHaveLength(2);
  expect(sent.at(-1)).toMatchObject({ roundId: round.roundId, from: 4, version: 3, interviewerIds });
});
