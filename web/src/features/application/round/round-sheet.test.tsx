import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { Round } from '@pinjian/contract/application-round.ts';
import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCandidate } from '#web/testing/application.ts';
import { planOf, planRoundOf, uuid } from '#web/testing/answers/plan.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { roundOf } from '#web/testing/round.ts';
import { RoundSheet, type Planned } from './round-sheet.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const position = { positionId: 'position-1', title: '前端工程师' };
const planned: Planned = { applicationId: 'application-1', from: 2, version: 3, position, name: '何知远', moves: null };
const plan = planOf({
  version: 1,
  content: {
    rounds: [
      planRoundOf({ interviewerIds: [uuid(92)] }),
      planRoundOf({ planRoundId: uuid(2), name: 'HR面', form: 2, minutes: 30, interviewerIds: [uuid(91)] }),
    ],
    team: [],
  },
});
/** 10:00 in Beijing, in three days: always ahead, within the first week that is shown. */
const soon = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 3 * 86_400_000 + 2 * 3_600_000).toISOString();

function Sheet({ start }: { readonly start: Planned }) {
  const [open, setOpen] = useState<Planned | null>(start);
  return <RoundSheet planned={open} onClose={() => setOpen(null)} />;
}

function openSheet(start: Planned, rounds: Round[], answer: (seen: Seen) => Response | Error) {
  const app = openPart(<Sheet start={start} />, {
    as: 'employer',
    handle(seen) {
      if (seen.path === '/job/position/position-1/plan') return envelope(plan);
      if (seen.path === '/job/application/round/list/application-1') return envelope(rounds);
      if (seen.path === '/job/calendar/freeTimes')
        return envelope({ times: [{ startsAt: soon, endsAt: new Date(Date.parse(soon) + 2_700_000).toISOString() }] });
      if (seen.path === '/job/calendar/conflicts')
        return envelope({ conflicts: [{ memberId: uuid(92), kind: 'outsideHours' }] });
      return answer(seen);
    },
  });
  return { ...app, sent: () => app.seen.filter(({ method }) => method === 'POST') };
}

const sheet = () => screen.findByRole('dialog', {}, patience);
const free = () => screen.findByRole('button', { name: / 10:00$/ }, patience);
const done = () => {
  const {
    candidate: _candidate,
    position: _position,
    resumeId: _resumeId,
    assessment: _score,
    ...standing
  } = sampleCandidate('1', { state: 4 });
  return envelope({ round: roundOf(), application: standing });
};

describe('inviting to an interview with people', () => {
  it('begins with the next round of the plan; a time and a link are all it takes', async () => {
    const { sent } = openSheet(planned, [], done);
    const inside = within(await sheet());
    expect((await inside.findByLabelText<HTMLInputElement>('轮次', {}, patience)).value).toBe('业务面');
    await user.click(await inside.findByRole('button', { name: '发出邀请' }));
    expect(await inside.findByText('请选择面试时间')).toBeTruthy();
    await user.click(await free());
    await user.click(inside.getByLabelText('会议链接'));
    await user.paste('https://meeting.example.com/r/1');
    expect(inside.getByRole('region', { name: '候选人会看到' }).textContent).toContain('10:00–10:45');
    await user.click(inside.getByRole('button', { name: '发出邀请' }));
    await waitFor(() => expect(sent()).toHaveLength(1), patience);
    expect(sent()[0]?.body).toMatchObject({
      applicationId: 'application-1',
      from: 2,
      version: 3,
      name: '业务面',
      form: 1,
      minutes: 45,
      times: [soon],
      interviewerIds: [uuid(92)],
      planRoundId: uuid(1),
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: '发出邀请' })).toBeNull(), patience);
  });

  it('goes on with the round that is neither held nor under way', async () => {
    openSheet(planned, [roundOf({ state: 'held', planRoundId: uuid(1) })], done);
    const inside = within(await sheet());
    expect((await inside.findByLabelText<HTMLInputElement>('轮次', {}, patience)).value).toBe('HR面');
    expect(inside.getByLabelText<HTMLInputElement>('时长').value).toBe('30');
    expect(inside.getByLabelText('联系电话（选填）')).toBeTruthy();
  });

  describe('while nobody said how the round before went', () => {
    const over = roundOf({
      state: 'accepted',
      planRoundId: uuid(1),
      startsAt: '2026-01-05T02:00:00.000Z',
      endsAt: '2026-01-05T02:45:00.000Z',
    });
    const told = /^业务面还没有标记结果，发出邀请后会记为已完成/;

    it('tells that inviting on says that it was held', async () => {
      openSheet({ ...planned, from: 41 }, [over], done);
      expect(await within(await sheet()).findByText(told, {}, patience)).toBeTruthy();
    });

    it('says nothing of the kind of one to which somebody is said not to have come', async () => {
      const noShow = {
        claimedBy: 'employer',
        claimedAt: '2026-01-05T03:00:00.000Z',
        note: '',
        state: 'claimed',
        answerBy: '2026-01-07T03:00:00.000Z',
      } as const;
      openSheet({ ...planned, from: 41 }, [{ ...over, noShow }], done);
      await within(await sheet()).findByLabelText('轮次', {}, patience);
      expect(screen.queryByText(told)).toBeNull();
    });
  });

  it('keeps what was typed where the time was taken meanwhile', async () => {
    openSheet(planned, [], () => envelope({ freeTimes: [] }, calendarErrors.slotTaken));
    const inside = within(await sheet());
    await user.click(await free());
    const link = inside.getByLabelText<HTMLInputElement>('会议链接');
    await user.clear(link);
    await user.click(link);
    await user.paste('https://meeting.example.com/r/2');
    await user.click(inside.getByRole('button', { name: '发出邀请' }));
    expect(await inside.findByText(calendarErrors.slotTaken.message, {}, patience)).toBeTruthy();
    expect(link.value).toBe('https://meeting.example.com/r/2');
    expect((await free()).getAttribute('aria-pressed')).toBe('true');
  });

  it('moves a round to a time that the candidate proposed, and says what stands in its way', async () => {
    const moves = roundOf({ allowedActs: ['reschedule'] });
    const takenUp = new Date(Date.now() + 9 * 86_400_000).toISOString();
    const { sent } = openSheet({ ...planned, from: 4, moves, takenUp }, [moves], done);
    const inside = within(await sheet());
    expect(await inside.findByText(/温书言不在可面试时间内/, {}, patience)).toBeTruthy();
    await user.click(inside.getByRole('button', { name: '发出新时间' }));
    await waitFor(() => expect(sent()[0]?.body).toMatchObject({ roundId: moves.roundId, times: [takenUp] }), patience);
  });
});
