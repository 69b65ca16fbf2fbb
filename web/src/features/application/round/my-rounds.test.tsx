import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { MyRound } from '@pinjian/contract/application-round.ts';
import { calendarErrors } from '@pinjian/contract/calendar.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleApplication } from '#web/testing/application.ts';
import { envelope, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { myRoundOf } from '#web/testing/round.ts';
import { MyRounds } from './my-rounds.tsx';

afterEach(closeApp);

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

/** The rounds of one application; `answer` says what becomes of an act. */
function openRounds(round: MyRound, answer: (seen: Seen, world: { round: MyRound }) => Response | Error) {
  const world = { round };
  const app = openPart(<MyRounds applicationId="application-1" />, {
    as: 'seeker',
    handle: (seen) =>
      seen.path === '/job/application/round/mine/application-1' ? envelope([world.round]) : answer(seen, world),
  });
  return { ...app, world, sent: () => app.seen.filter(({ method }) => method === 'POST') };
}

const done = (round: MyRound) => envelope({ round, application: sampleApplication({ state: 41 }) });
const button = (name: string | RegExp) => screen.findByRole('button', { name }, patience);
const accepted = myRoundOf({
  state: 'accepted',
  interviewStatus: 2,
  startsAt: '2126-11-27T02:00:00.000Z',
  endsAt: '2126-11-27T02:45:00.000Z',
  slots: [],
  allowedActs: ['propose', 'cancel'],
});

describe('a round that is still to come when an offer has arrived', () => {
  it('says why it can be moved no more, and offers nothing that would be refused', async () => {
    openRounds({ ...accepted, from: 5, allowedActs: [] }, () => envelope(null, errors.stateChanged));
    expect(await screen.findByText(/^您已收到Offer，这轮面试不能再改时间或取消/, {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /取消面试|申请改时间/ })).toBeNull();
  });
});

describe('an invitation to an interview with a person', () => {
  it('takes two taps: a time, and yes', async () => {
    const { sent } = openRounds(myRoundOf(), (_seen, world) => {
      world.round = accepted;
      return done(accepted);
    });
    expect(((await button('先选择时间')) as HTMLButtonElement).disabled).toBe(true);
    await user.click(await button(/^11-28 周四 14:00–14:45/));
    await user.click(await button('接受 11-28 周四 14:00 的面试'));
    expect(await screen.findByText('待面试', {}, patience)).toBeTruthy();
    const { roundId, from, version, slots } = myRoundOf();
    expect(sent().map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/job/application/round/accept',
        body: expect.objectContaining({ roundId, from, version, slotId: slots[1]?.slotId }) as object,
      },
    ]);
    expect(screen.getByRole('link', { name: 'https://meeting.example.com/r/1' })).toBeTruthy();
  });

  it('says that a time was taken meanwhile, and shows what is still free', async () => {
    const { world } = openRounds(myRoundOf(), (_seen, now) => {
      const [first, ...others] = now.round.slots;
      now.round = { ...now.round, slots: first === undefined ? others : [{ ...first, free: false }, ...others] };
      return envelope({ freeTimes: [] }, calendarErrors.slotTaken);
    });
    await user.click(await button(/^11-27 周三 10:00–10:45/));
    await user.click(await button(/^接受 11-27/));
    expect(await screen.findByText(calendarErrors.slotTaken.message, {}, patience)).toBeTruthy();
    expect(await screen.findByText('已被约走', {}, patience)).toBeTruthy();
    // The one that is left is chosen already.
    expect(await button('接受 11-28 周四 14:00 的面试')).toBeTruthy();
    expect(world.round.slots[0]?.free).toBe(false);
  });

  it('keeps what was typed where the company was faster, and the answer that did not arrive', async () => {
    let failure: 'moved' | 'lost' = 'lost';
    const { sent } = openRounds(myRoundOf(), () =>
      failure === 'lost' ? new TypeError('the network is away') : envelope(null, errors.stateChanged),
    );
    await user.click(await button('提出其他时间'));
    const dialog = await screen.findByRole('dialog', {}, patience);
    const field = within(dialog).getByLabelText<HTMLInputElement>('第 1 个时间（北京时间）');
    fireEvent.change(field, { target: { value: '2126-11-29T20:00' } });
    await user.click(within(dialog).getByLabelText('想对招聘方说的话（选填）'));
    await user.paste('晚上可以');
    await user.click(within(dialog).getByRole('button', { name: '发给招聘方' }));
    expect(await within(dialog).findByRole('alert', {}, patience)).toBeTruthy();
    expect(field.value).toBe('2126-11-29T20:00');
    failure = 'moved';
    await user.click(within(dialog).getByRole('button', { name: '发给招聘方' }));
    expect(await within(dialog).findByText(errors.stateChanged.message, {}, patience)).toBeTruthy();
    expect(field.value).toBe('2126-11-29T20:00');
    expect(sent().at(-1)?.body).toMatchObject({ times: ['2126-11-29T12:00:00.000Z'], note: '晚上可以' });
  });

  it('is declined with a reason, not without', async () => {
    const { sent } = openRounds(myRoundOf(), () => done(myRoundOf({ state: 'declined', allowedActs: [] })));
    await user.click(await button('谢绝'));
    const dialog = await screen.findByRole('dialog', {}, patience);
    await user.click(within(dialog).getByRole('button', { name: '谢绝面试' }));
    expect(await within(dialog).findByText('请选择原因')).toBeTruthy();
    expect(sent()).toEqual([]);
    await user.click(within(dialog).getByLabelText('已接受其他机会'));
    await user.click(within(dialog).getByRole('button', { name: '谢绝面试' }));
    await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ reason: 'otherOffer', note: '' }), patience);
  });

  it('that is over says who ended it and why, and offers nothing', async () => {
    openRounds(
      myRoundOf({
        state: 'cancelled',
        interviewStatus: 3,
        allowedActs: [],
        end: { by: 'employer', reason: 'positionChanged', note: '职位暂停', at: '2026-11-23T02:00:00.000Z' },
      }),
      () => new Error('nothing is sent'),
    );
    expect(await screen.findByText('招聘方：职位或安排有变化，职位暂停', {}, patience)).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('that does not load says so, and is asked for again', async () => {
    let down = true;
    openPart(<MyRounds applicationId="application-1" />, {
      as: 'seeker',
      handle: () => (down ? new TypeError('the network is away') : envelope([accepted])),
    });
    await screen.findByText('面试没有加载出来', {}, patience);
    down = false;
    await user.click(await button('重试'));
    expect(await screen.findByText('待面试', {}, patience)).toBeTruthy();
  });
});
