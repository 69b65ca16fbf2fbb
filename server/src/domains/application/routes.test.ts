import { describe, expect, it } from 'vitest';
import type { SignedInActor } from '#server/context.ts';
import {
  applyThere,
  asEmployer,
  asSeeker,
  delivered,
  hiring,
  invite,
  pass,
  seekerWithResume,
} from '#testing/application.ts';
import { bearer } from '#testing/session.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();

/** One call over HTTP, with the identity fields that the client adds to it (spec §6). */
async function call(actor: SignedInActor, method: 'GET' | 'POST', url: string, payload: object = {}) {
  const app = await world.app();
  const identity = { companyId: 'of-the-client', jobHunterId: actor.userId };
  const sent = method === 'POST' ? { payload: { ...payload, ...identity } } : { query: { ...payload, ...identity } };
  const answer = await app.inject({ method, url, ...sent, headers: await bearer(world, actor) });
  return { status: answer.statusCode, ...answer.json<{ code: number; data: never; message: string }>() };
}

const done = (data: unknown) => ({ status: 200, code: 200, message: 'success', data });

describe('the seeker over HTTP', () => {
  it('applies, looks, is invited, accepts and withdraws', async () => {
    const here = await hiring(world);
    const { seeker, mine, resumeId } = await seekerWithResume(world);
    const { positionId } = here;
    const applied = await call(seeker, 'POST', '/job/application/apply', { positionId });
    expect(applied).toEqual(done(expect.objectContaining({ positionId, state: 1, viewStatus: 1 })));
    const own = `/job/application/position/${positionId}`;
    expect(await call(seeker, 'GET', own)).toEqual(
      done({ positionId, collected: false, canApply: false, application: applied.data }),
    );
    expect(await call(seeker, 'GET', '/job/application/counters')).toMatchObject(done({ activeJobCount: 1 }));
    expect(await call(seeker, 'GET', '/job/application/targetJobList', { tab: 3 })).toMatchObject(
      done({ records: [{ position: { positionId }, application: applied.data }], total: 1, current: 1, pageSize: 10 }),
    );
    const { applicationId } = applied.data as { applicationId: string };
    const delivered = { ...here, seeker, mine, resumeId, applicationId, application: applied.data };
    await pass(delivered);
    const invitationId = await invite(delivered);
    const { from, version } = await asSeeker(delivered);
    const accepted = await call(seeker, 'POST', '/job/application/invitation/accept', { invitationId, from, version });
    expect(accepted).toEqual(
      done({ application: expect.objectContaining({ state: 31 }), interviewId: expect.any(String) }),
    );
    const seen = await asSeeker(delivered);
    expect(
      await call(seeker, 'POST', '/job/application/withdraw', {
        applicationId,
        from: seen.from,
        version: seen.version,
      }),
    ).toMatchObject(done({ state: 0 }));
  });

  it('declines with a word', async () => {
    const here = await delivered(world);
    await pass(here);
    const invitationId = await invite(here);
    const { from, version } = await asSeeker(here);
    const declined = { invitationId, from, version, note: '  时间不合适 ' };
    expect(await call(here.seeker, 'POST', '/job/application/invitation/decline', declined)).toMatchObject(
      done({ state: 2, invitation: { state: 'declined' } }),
    );
  });

  it('is told what is wrong with an input', async () => {
    const { seeker } = await seekerWithResume(world);
    expect(await call(seeker, 'POST', '/job/application/apply', { positionId: 'x' })).toMatchObject({
      status: 200,
      code: 40001,
      data: [{ path: 'positionId', message: '编号格式不正确' }],
    });
    expect(await call(seeker, 'GET', '/job/application/targetJobList', { tab: 8 })).toMatchObject({ code: 40001 });
    expect(await call(seeker, 'GET', '/job/candidate/list')).toMatchObject({ status: 403 });
  });
});

describe('the employer over HTTP', () => {
  it('lists, opens, passes, invites, takes back, rejects and undoes', async () => {
    const here = await delivered(world);
    const { owner, positionId, resumeId, applicationId } = here;
    const post = async (path: string, more: object = {}) =>
      call(owner, 'POST', `/job/candidate/${path}`, { ...(await asEmployer(here)), ...more });
    expect(await call(owner, 'GET', '/job/candidate/activeDelivery', { positionId, viewStatus: 1 })).toMatchObject(
      done({ records: [{ applicationId, resumeId, candidate: { name: '林小满' } }], total: 1, totalCapped: false }),
    );
    expect(await call(owner, 'GET', `/job/candidate/detail/${resumeId}`, { positionId })).toMatchObject(
      done({ application: { state: 1, viewStatus: 2 }, resume: { contactShown: true }, position: { positionId } }),
    );
    expect(await call(owner, 'GET', `/job/candidate/detail/${resumeId}`, { positionId: '0' })).toMatchObject(
      done({ application: null, position: null }),
    );
    expect(await post('pass')).toMatchObject(done({ state: 2 }));
    expect(await call(owner, 'GET', '/job/candidate/list', { status: 2 })).toMatchObject(
      done({ records: [{ applicationId, state: 2 }], counts: expect.arrayContaining([{ state: 2, count: 1 }]) }),
    );
    expect(await post('inviteToAiInterview')).toMatchObject(done({ state: 3, invitation: { state: 'pending' } }));
    expect(await post('takeBackInvitation')).toMatchObject(done({ state: 2, invitation: { state: 'takenBack' } }));
    expect(await post('reject', { reason: 1 })).toMatchObject(done({ state: 6, rejection: { released: false } }));
    expect(await post('undoReject')).toMatchObject(done({ state: 2, rejection: null }));
  });

  it('plans moves of many, looks after them, and undoes', async () => {
    const here = await delivered(world);
    const other = await applyThere(here, '何知远');
    const items = [await asEmployer(here), await asEmployer(other)];
    const planned = await call(here.owner, 'POST', '/job/candidate/passAll', { key: 'bulk-0001', items });
    const { bulkId } = planned.data as { bulkId: string };
    expect(planned).toMatchObject(done({ move: 'passResume', state: 'waiting', waitsMs: 10_000 }));
    expect(await call(here.owner, 'GET', '/job/candidate/bulk')).toMatchObject(done([{ bulkId, state: 'waiting' }]));
    world.clock.advance(10_000);
    await world.runTasks();
    expect(await call(here.owner, 'GET', `/job/candidate/bulk/${bulkId}`)).toMatchObject(
      done({
        state: 'done',
        rows: [
          { outcome: 'done', name: '林小满' },
          { outcome: 'done', name: '何知远' },
        ],
      }),
    );
    const rejecting = { key: 'bulk-0002', items: [await asEmployer(here)], reason: 7 };
    const again = await call(here.owner, 'POST', '/job/candidate/rejectAll', rejecting);
    expect(again).toMatchObject(done({ move: 'reject', state: 'waiting', releaseNow: false }));
    expect(await call(here.owner, 'POST', '/job/candidate/bulk/undo', again.data)).toMatchObject(
      done({ state: 'undone', rows: [{ outcome: 'undone' }] }),
    );
    expect(await call(here.owner, 'POST', '/job/candidate/passAll', { key: 'bulk-0003', items: [] })).toMatchObject({
      code: 40001,
      message: '请选择候选人',
    });
    expect(await call(here.seeker, 'GET', '/job/candidate/bulk')).toMatchObject({ status: 403 });
  });
});
