import { describe, expect, it } from 'vitest';
import { changeMessagePreference } from '#domains/message/preference/change-message-preference.ts';
import { listCompanyMessages, listMessages } from '#domains/message/list-messages.ts';
import { applyToPosition } from '#domains/application/pipeline/apply-to-position.ts';
import { getTalentDetail } from '#domains/application/candidate/get-talent-detail.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import type { Ctx, SystemActor } from '#server/context.ts';
import { runTask } from '#testing/application.ts';
import { letPush, pushedTo, recruiter } from '#testing/push.ts';
import { hideResume } from '#testing/resume.ts';
import { talent, type Talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { dismissPosition } from '../dismissal/dismiss-position.ts';
import { listRecommendedTalents } from '../talent/recommend.ts';
import { tellPushesTask } from '../tasks.ts';
import { pushDue } from './push-due.ts';
import { tellPushes } from './tell-pushes.ts';

const world = useWorld();
const all = { messageType: '0' as const };

const system = () => world.system() as Ctx<SystemActor>;
const tell = () => runTask(world, tellPushesTask);

/** What a seeker, or a company's member, was told of pushes, the latest first. */
async function told(reader: { readonly kind: 'seeker' | 'employer' }) {
  const list = reader.kind === 'seeker' ? listMessages : listCompanyMessages;
  const messages = await list(world.as(reader as never), all);
  return messages
    .filter(({ title }) => title.startsWith('AI直推'))
    .map(({ content, messageType, meta }) => [content, messageType, meta.target]);
}

describe('a push is told', () => {
  it('in one message a day to the seeker, and one for each position to its company', async () => {
    const someone = await talent(world);
    const { owner, publish } = await recruiter(world);
    const first = await publish();
    await publish({ title: '前端工程师' });
    await letPush(world);
    await tell();
    await tell();
    expect(await told(someone.seeker)).toEqual([
      [expect.stringMatching(/^为您直推了 2 个职位：青禾科技「.+」等。$/), '7', { kind: 'pushes', ids: {} }],
    ]);
    const ofCompany = await told(owner);
    expect(ofCompany).toHaveLength(2);
    expect(ofCompany).toContainEqual([
      '「前端开发工程师」有 1 位新推荐的人才。',
      '7',
      { kind: 'recommendedTalents', ids: { positionId: first } },
    ]);
    const other = await recruiter(world, '远山示例科技');
    await other.publish();
    await letPush(world);
    await tell();
    expect(await told(someone.seeker)).toHaveLength(1);
    world.clock.advance(86_400_000);
    await tell();
    expect((await told(someone.seeker)).map(([content]) => content)[0]).toBe(
      '为您直推了远山示例科技「前端开发工程师」。',
    );
    world.clock.advance(86_400_000);
    await tell();
    expect(await told(someone.seeker)).toHaveLength(2);
  });

  it('not at night, not what is over, and not to who wants no such messages', async () => {
    const [someone, silent, quick] = [await talent(world), await talent(world), await talent(world)];
    await changeMessagePreference(silent.mine, { kind: 'recommendation', sms: false, mail: false, inside: false });
    const { publish } = await recruiter(world);
    const positionId = await publish();
    await letPush(world);
    await dismissPosition(quick.mine, { positionId, reason: 'other' });
    world.clock.advance(13 * 3_600_000);
    await tell();
    expect(await told(someone.seeker)).toEqual([]);
    world.clock.advance(12 * 3_600_000);
    await tell();
    expect(await told(someone.seeker)).toHaveLength(1);
    expect(await told(silent.seeker)).toEqual([]);
    expect((await pushedTo(world, silent.seeker)).total).toBe(1);
    expect(await told(quick.seeker)).toEqual([]);
  });
});

/** The same context in a copy that dies before one more transaction than it may. */
function dying(ctx: Ctx<SystemActor>, transactions: number): Ctx<SystemActor> {
  let left = transactions;
  return {
    ...ctx,
    transaction: (work) => {
      if (left-- <= 0) throw new Error('the copy dies');
      return ctx.transaction(work);
    },
  };
}

/** Runs work that dies at every step, one further each time, until it comes to its end; answers how often it died. */
async function dyingAtEveryStep(work: (ctx: Ctx<SystemActor>) => Promise<void>): Promise<number> {
  for (let deaths = 0; ; deaths++) {
    const outcome = await work(dying(system(), deaths)).then(
      () => 'done',
      (error: unknown) => {
        expect(error).toMatchObject({ message: 'the copy dies' });
        return 'died';
      },
    );
    if (outcome === 'done') return deaths;
  }
}

describe('a copy that dies in between', () => {
  it('leaves nothing undone, and nothing done twice', async () => {
    const someone = await talent(world);
    const others = [await talent(world), await talent(world)];
    const { owner, publish } = await recruiter(world);
    const ids = [await publish(), await publish({ title: '前端工程师' })];
    await world.deliver();
    world.clock.advance(4_000);
    for (const id of ids) {
      const deaths = await dyingAtEveryStep((ctx) => pushDue(ctx, { kind: 'position', id }));
      expect(deaths).toBeGreaterThan(4);
    }
    await dyingAtEveryStep((ctx) => pushDue(ctx, { kind: 'seeker', id: someone.seeker.userId }));
    await dyingAtEveryStep(tellPushes);
    await world.runTasks();
    await world.deliver();

    const events = await world.db.selectFrom('application_event').select(['application_id', 'move']).execute();
    expect(events.map(({ move }) => move)).toEqual(Array.from({ length: 6 }, () => 'recommend'));
    expect(new Set(events.map(({ application_id: id }) => id)).size).toBe(6);
    for (const { seeker } of [someone, ...others]) {
      expect((await pushedTo(world, seeker)).total).toBe(2);
      expect(await told(seeker)).toHaveLength(1);
    }
    expect(await told(owner)).toHaveLength(2);
    expect(await world.db.selectFrom('matching_push_due').selectAll().execute()).toEqual([]);
  });
});

describe('a company', () => {
  /** Everything that a company is told, shown and counts of talents, as text, without what differs from day to day. */
  async function everythingOf({ company, owner }: Awaited<ReturnType<typeof recruiter>>, positionId: string) {
    const page = { current: 1, pageSize: 20 };
    return JSON.stringify([
      await listRecommendedTalents(company, { positionId, ...page }),
      await told(owner),
      await world.db
        .selectFrom('message_message')
        .select(['content', 'meta'])
        .where('recipient_id', '=', owner.companyId)
        .where('dedupe_key', 'like', 'push:%')
        .execute(),
    ]);
  }

  it.each<[string, (someone: Talent, companyId: string) => Promise<unknown>]>([
    ['who hides', ({ mine }) => hideResume(mine)],
    ['who blocked it', ({ mine }, companyId) => blockCompany(mine, { companyId })],
  ])('learns nothing of somebody %s before', async (_who, keepAway) => {
    const here = await recruiter(world);
    const positionId = await here.publish();
    await letPush(world);
    const nobody = await everythingOf(here, positionId);
    const someone = await talent(world);
    await keepAway(someone, here.companyId);
    await letPush(world);
    await tell();
    expect(await everythingOf(here, positionId)).toBe(nobody);
  });

  it.each<[string, (someone: Talent, companyId: string) => Promise<unknown>]>([
    ['who hides', ({ mine }) => hideResume(mine)],
    ['who blocked it', ({ mine }, companyId) => blockCompany(mine, { companyId })],
  ])('learns nothing more of somebody %s after the push', async (_who, keepAway) => {
    const here = await recruiter(world);
    const positionId = await here.publish();
    await letPush(world);
    const nobody = await everythingOf(here, positionId);
    const someone = await talent(world);
    await letPush(world);
    expect(await everythingOf(here, positionId)).not.toBe(nobody);
    await keepAway(someone, here.companyId);
    // Before the news has travelled, too.
    await tell();
    expect(await everythingOf(here, positionId)).toBe(nobody);
    await letPush(world);
    await tell();
    expect(await everythingOf(here, positionId)).toBe(nobody);
  });

  it('never reads in a candidate’s history what was pushed to them alone and dismissed', async () => {
    const here = await recruiter(world);
    const someone = await talent(world);
    await hideResume(someone.mine);
    const positionId = await here.publish();
    await letPush(world);
    await dismissPosition(someone.mine, { positionId, reason: 'salary' });
    await applyToPosition(someone.mine, { positionId });
    const { history } = await getTalentDetail(here.company, { resumeId: someone.resumeId, positionId });
    expect(history.map(({ what }) => what)).toEqual(['view', 'apply']);
  });
});
