import { describe, expect, it } from 'vitest';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { getHomeCounters } from '#domains/application/home/get-home-counters.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { pausePosition } from '#domains/position/pause.ts';
import { applicationRow, eventsOf, runTask } from '#testing/application.ts';
import { letPush, pushedTo, recruiter } from '#testing/push.ts';
import { hideResume } from '#testing/resume.ts';
import { talent, type Talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { dismissPosition, undoDismissal } from '../dismissal/dismiss-position.ts';
import { hideTalent, unhideTalent } from '../talent/hide.ts';
import { listRecommendedTalents } from '../talent/recommend.ts';
import { endUnusedTask, pushWaitingTask } from '../tasks.ts';
import { saveWishes } from '../wish/save-wishes.ts';
import { caps } from './data/caps.ts';
import { pushDueTask } from './push-due.ts';

const world = useWorld();
const day = 86_400_000;
/** Asks for no experience and no degree: who has no resume can show neither. */
const forAnybody = { experience: 0, education: 0 };

function waitUntil(at: string): void {
  world.clock.advance(new Date(at).getTime() - world.clock.now().getTime());
}

/** The row between two, and what happened to it. */
async function between({ seeker }: Pick<Talent, 'seeker'>, positionId: string) {
  const found = await world.db
    .selectFrom('application_application')
    .select('id')
    .where('seeker_id', '=', seeker.userId)
    .where('position_id', '=', positionId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { status, recommended_to: to } = await applicationRow(world, found.id);
  return { status, to, events: await eventsOf({ world, applicationId: found.id }) };
}

/** Somebody without a resume who says what they look for. */
async function wishing() {
  const seeker = await world.seeker();
  const mine = world.as(seeker);
  const wishes = [{ ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] }];
  await saveWishes(mine, { version: 0, content: { wishes } });
  return { seeker, mine, wishes };
}

describe('AI direct push', () => {
  it('brings a new position to whom it suits, and them to its company, within seconds', async () => {
    const someone = await talent(world);
    const hidden = await talent(world);
    await hideResume(hidden.mine);
    const wisher = await wishing();
    const nurse = await talent(world, { intentions: [], work: [], skills: [], education: [] });
    const { company, publish } = await recruiter(world);
    await letPush(world);
    const positionId = await publish(forAnybody);
    await letPush(world);

    expect(await between(someone, positionId)).toEqual({ status: 9, to: 'both', events: ['recommend 0>9 system'] });
    expect(await between(hidden, positionId)).toMatchObject({ status: 9, to: 'seeker' });
    expect(await between(wisher, positionId)).toMatchObject({ status: 9, to: 'seeker' });
    expect(await between(nurse, positionId)).toBeNull();
    for (const { seeker } of [someone, hidden, wisher]) {
      const { titles, total, byId } = await pushedTo(world, seeker);
      expect([titles, total, (await getHomeCounters(world.as(seeker))).aiJobCount]).toEqual([['前端开发工程师'], 1, 1]);
      expect(byId.get(positionId)?.match.reasons.length).toBeGreaterThan(0);
    }
    const { records } = await listRecommendedTalents(company, { positionId, current: 1, pageSize: 10 });
    expect(records.map(({ resumeId, standing }) => [resumeId, standing.pushedAt !== null])).toEqual([
      [someone.resumeId, true],
    ]);
  });

  it('brings a new resume, and new wishes, to the positions that suit them', async () => {
    const { publish } = await recruiter(world);
    const positionId = await publish(forAnybody);
    await letPush(world);
    const someone = await talent(world);
    await letPush(world);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'both' });
    const wisher = await wishing();
    await letPush(world);
    expect((await pushedTo(world, wisher.seeker)).titles).toEqual(['前端开发工程师']);
  });

  it('looks once at what changes ten times', async () => {
    const { seeker, mine, wishes } = await wishing();
    await world.deliver();
    for (let version = 1; version <= 10; version++) {
      await saveWishes(mine, { version, content: { wishes } });
      await world.deliver();
      world.clock.advance(200);
    }
    const looks = world.queued.filter(
      ({ task, payload }) => task.name === pushDueTask.name && 'id' in payload && payload.id === seeker.userId,
    );
    expect(looks).toHaveLength(1);
    await letPush(world);
    expect(await world.db.selectFrom('matching_push_due').selectAll().execute()).toEqual([]);
  });

  it('keeps to its caps, the best first, and goes on the next morning', async () => {
    const someone = await talent(world);
    for (const name of ['甲', '乙', '丙', '丁']) {
      const { publish } = await recruiter(world, `${name}示例科技`);
      for (let count = 0; count < 3; count++) await publish();
    }
    await letPush(world);
    const ofFirstDay = await pushedTo(world, someone.seeker);
    expect(ofFirstDay.total).toBe(caps.perSeekerADay);
    const byCompany = Map.groupBy(ofFirstDay.records, ({ position }) => position.company.companyId);
    expect(Math.max(...[...byCompany.values()].map((same) => same.length))).toBeLessThanOrEqual(caps.perCompanyADay);
    await letPush(world);
    expect((await pushedTo(world, someone.seeker)).total).toBe(caps.perSeekerADay);
    waitUntil('2026-11-21T00:01:00Z');
    await runTask(world, pushWaitingTask);
    expect((await pushedTo(world, someone.seeker)).total).toBe(2 * caps.perSeekerADay);
    waitUntil('2026-11-22T00:01:00Z');
    await runTask(world, pushWaitingTask);
    expect((await pushedTo(world, someone.seeker)).total).toBe(12);
  });

  it('is silent at night, and loses nothing', async () => {
    waitUntil('2026-11-20T15:00:00Z');
    const someone = await talent(world);
    const { publish } = await recruiter(world);
    const positionId = await publish();
    await letPush(world);
    expect(await between(someone, positionId)).toBeNull();
    waitUntil('2026-11-20T23:59:00Z');
    await runTask(world, pushWaitingTask);
    expect(await between(someone, positionId)).toBeNull();
    waitUntil('2026-11-21T00:01:00Z');
    await runTask(world, pushWaitingTask);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'both' });
  });
});

describe('a push', () => {
  async function pushed() {
    const { publish, company, companyId, owner } = await recruiter(world);
    const someone = await talent(world);
    const positionId = await publish();
    await letPush(world);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'both' });
    return { ...someone, positionId, company, companyId, owner, publish };
  }

  it('is dismissed by each side for itself, and is over when nobody holds it', async () => {
    const { positionId, resumeId, company, ...someone } = await pushed();
    await dismissPosition(someone.mine, { positionId, reason: 'seen' });
    expect((await pushedTo(world, someone.seeker)).total).toBe(0);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'employer' });
    await letPush(world);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'employer' });
    await hideTalent(company, { positionId, resumeId, reason: 'skill' });
    expect(await between(someone, positionId)).toEqual({
      status: 0,
      to: null,
      events: ['recommend 0>9 system', 'dropRecommendation 9>9 seeker', 'dropRecommendation 9>0 employer'],
    });
  });

  it('comes back where its dismissal is taken back, on either side', async () => {
    const { positionId, resumeId, company, ...someone } = await pushed();
    const before = (await pushedTo(world, someone.seeker)).byId.get(positionId);
    await dismissPosition(someone.mine, { positionId, reason: 'place' });
    await hideTalent(company, { positionId, resumeId, reason: 'skill' });
    await undoDismissal(someone.mine, { positionId });
    expect((await pushedTo(world, someone.seeker)).byId.get(positionId)).toEqual(before);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'seeker' });
    await unhideTalent(company, { positionId, resumeId });
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'both' });
    await letPush(world);
    expect((await pushedTo(world, someone.seeker)).total).toBe(1);
  });

  it('that was dismissed does not come again within 90 days, and says what else comes later', async () => {
    const { positionId, publish, ...someone } = await pushed();
    await dismissPosition(someone.mine, { positionId, reason: 'place' });
    const second = await publish();
    await letPush(world);
    const { byId } = await pushedTo(world, someone.seeker);
    expect([...byId.keys()]).toEqual([second]);
    expect(byId.get(second)?.lowered).toEqual([expect.stringContaining('您说过地点不合适')]);
  });

  it('ends after 30 days, for each side, and is not made again', async () => {
    const { positionId, ...someone } = await pushed();
    world.clock.advance(caps.keptDays * day - 60_000);
    await runTask(world, endUnusedTask);
    expect(await between(someone, positionId)).toMatchObject({ status: 9, to: 'both' });
    world.clock.advance(60_000);
    await runTask(world, endUnusedTask);
    const over = await between(someone, positionId);
    expect(over).toMatchObject({ status: 0, to: null });
    const [{ version }] = await wishVersion(someone);
    await saveWishes(someone.mine, { version, content: { arrival: 1 } });
    await letPush(world);
    expect(await between(someone, positionId)).toEqual(over);
  });

  it('ends towards a company that may find the seeker no more, and for both where a gate closes', async () => {
    const one = await pushed();
    await hideResume(one.mine);
    await letPush(world);
    expect(await between(one, one.positionId)).toMatchObject({ status: 9, to: 'seeker' });
    await blockCompany(one.mine, { companyId: one.companyId });
    await letPush(world);
    expect(await between(one, one.positionId)).toMatchObject({ status: 0, to: null });
  });

  it('ends where its seeker wants nothing recommended, and where its position is on show no more', async () => {
    const { positionId, company, ...someone } = await pushed();
    await pausePosition(company, { positionId });
    await letPush(world);
    expect(await between(someone, positionId)).toMatchObject({ status: 0, to: null });
    const another = await someone.publish();
    await letPush(world);
    expect(await between(someone, another)).toMatchObject({ status: 9 });
    const [{ version }] = await wishVersion(someone);
    await saveWishes(someone.mine, { version, content: {}, personalOrder: false });
    await letPush(world);
    expect(await between(someone, another)).toMatchObject({ status: 0, to: null });
    const third = await someone.publish();
    await letPush(world);
    expect(await between(someone, third)).toBeNull();
  });

  it('leads on where the seeker applies, and is no recommendation any more', async () => {
    const { positionId, ...someone } = await pushed();
    await applyToPosition(someone.mine, { positionId });
    await world.deliver();
    expect(await between(someone, positionId)).toMatchObject({ status: 1, to: null });
    const { seeker_end: seeker, employer_end: employer } = await world.db
      .selectFrom('matching_push')
      .select(['seeker_end', 'employer_end'])
      .where('position_id', '=', positionId)
      .executeTakeFirstOrThrow();
    expect([seeker, employer]).toEqual(['used', 'used']);
  });

  it('is stored with the match as it is shown, its version and what it was made of, and kept up to date', async () => {
    const { positionId, seeker, mine, wishes } = { ...(await pushed()), wishes: 1_000_000 };
    const stored = () =>
      world.db
        .selectFrom('matching_push')
        .select(['match', 'match_version', 'input_hash', 'caps_version'])
        .where('seeker_id', '=', seeker.userId)
        .where('position_id', '=', positionId)
        .executeTakeFirstOrThrow();
    const before = await stored();
    expect(before).toMatchObject({ match_version: before.match.version, caps_version: caps.version });
    expect(before.input_hash).toMatch(/^[0-9a-f]{64}$/);
    const wish = { ...emptyWish(), position: '前端开发工程师', positionCode: '100201', cityCodes: ['101210100'] };
    const [{ version }] = await wishVersion({ seeker });
    await saveWishes(mine, { version, content: { wishes: [{ ...wish, salaryMin: wishes }] } });
    await letPush(world);
    const after = await stored();
    expect(after.input_hash).not.toBe(before.input_hash);
    expect((await pushedTo(world, seeker)).byId.get(positionId)?.match).toEqual(after.match);
  });
});

async function wishVersion({ seeker }: Pick<Talent, 'seeker'>) {
  const row = await world.db
    .selectFrom('matching_wish')
    .select('version')
    .where('seeker_id', '=', seeker.userId)
    .executeTakeFirst();
  return [row ?? { version: 0 }] as const;
}
