import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { emptyWish } from '@pinjian/contract/matching-wish.ts';
import { updateCompany } from '#domains/company/profile/update-company.ts';
import { revokeVerification } from '#domains/company/verification/revoke-verification.ts';
import { blockCompany } from '#domains/company/block/block-company.ts';
import { closePosition } from '#domains/position/close.ts';
import { pausePosition } from '#domains/position/pause.ts';
import { publishPosition } from '#domains/position/publish.ts';
import { reopenPosition } from '#domains/position/reopen.ts';
import { readAgain } from '#domains/position/requirement/read-again.ts';
import { savePosition } from '#domains/position/save.ts';
import { confirmResume } from '#domains/resume/confirm-resume.ts';
import { createResume } from '#domains/resume/create-resume.ts';
import { deleteResume } from '#domains/resume/delete-resume.ts';
import { getResume } from '#domains/resume/get-resume.ts';
import { saveResume } from '#domains/resume/save-resume.ts';
import { setDefaultResume } from '#domains/resume/set-default-resume.ts';
import { personal as resumes } from '#domains/resume/personal.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { verifiedOwner } from '#testing/company.ts';
import { openPosition, publishableContent } from '#testing/position.ts';
import { agreeToBeFound, hideResume } from '#testing/resume.ts';
import { talent, talentContent, type Talent } from '#testing/talent.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { saveWishes } from '../wish/save-wishes.ts';
import { checkPositions, checkTalents, renewIndex } from './rebuild.ts';
import { refreshPosition } from './refresh-position.ts';
import { refreshTalent } from './refresh-talent.ts';

const world = useWorld();

const rowOf = async ({ seeker }: Pick<Talent, 'seeker'>) =>
  world.db.selectFrom('matching_talent').selectAll().where('seeker_id', '=', seeker.userId).executeTakeFirst();
const nothing = { missing: 0, different: 0, needless: 0 };

async function change(someone: Talent, content: ReturnType<typeof talentContent>): Promise<void> {
  const { version } = await getResume(someone.mine, { resumeId: someone.resumeId });
  await saveResume(someone.mine, { resumeId: someone.resumeId, version, content });
}

describe('a talent in the index', () => {
  it('follows the resume, the wishes and the consent', async () => {
    const someone = await talent(world);
    expect(await rowOf(someone)).toMatchObject({
      resume_id: someone.resumeId,
      years: 5,
      degree: 5,
      job_status: 1,
      pay_min: 1_500_000,
      cities: ['101210100'],
      categories: ['100000', '100200', '100201'],
    });
    const [intention] = talentContent().intentions;
    if (intention === undefined) throw new Error('there is one');
    await change(
      someone,
      talentContent({ intentions: [{ ...intention, cities: [{ code: '101020100', name: '上海' }] }] }),
    );
    await world.deliver();
    expect((await rowOf(someone))?.cities).toEqual(['101020100']);
    await saveWishes(someone.mine, {
      version: 0,
      content: { wishes: [{ ...emptyWish(), position: '护士', anyCity: true, salaryMin: 900_000 }] },
    });
    await world.deliver();
    expect(await rowOf(someone)).toMatchObject({ any_city: true, pay_min: 900_000, cities: [] });
    await hideResume(someone.mine);
    await world.deliver();
    expect(await rowOf(someone)).toBeUndefined();
    await agreeToBeFound(someone.mine);
    await world.deliver();
    expect(await rowOf(someone)).toMatchObject({ resume_id: someone.resumeId });
  });

  it('is of the default resume, and goes with it at once', async () => {
    const someone = await talent(world);
    const { resumeId } = await createResume(someone.mine, {});
    await confirmResume(someone.mine, { resumeId, version: 1, content: talentContent() });
    await setDefaultResume(someone.mine, { resumeId });
    await world.deliver();
    expect((await rowOf(someone))?.resume_id).toBe(resumeId);
    await deleteResume(someone.mine, { resumeId });
    expect(await rowOf(someone)).toBeUndefined();
    await world.deliver();
    expect((await rowOf(someone))?.resume_id).toBe(someone.resumeId);
  });

  it('tells no name and no way of contact', async () => {
    const someone = await talent(world, {
      selfEvaluation: '我是林示例，电话 138-0013-8000，微信：lin_shili_01，邮箱 linshili@example.com',
    });
    const { rows } = await sql<{ text: string }>`
      select matching_talent::text as text from matching_talent where seeker_id = ${someone.seeker.userId}`.execute(
      world.db,
    );
    expect(rows[0]?.text).toContain('前端');
    expect(rows[0]?.text).not.toMatch(/林示例|示例，|138-0013|13800138000|lin_shili|linshili|example\.com/u);
  });

  it('is new to searches when what they find changed, not when time went by', async () => {
    const someone = await talent(world);
    const before = await rowOf(someone);
    world.clock.advance(40 * 86_400_000);
    await renewIndex(world.system());
    const renewed = await rowOf(someone);
    expect(renewed?.facts_month).toBe((before?.facts_month ?? 0) + 1);
    expect(renewed?.changed_at).toEqual(before?.changed_at);
    await change(someone, talentContent({ selfEvaluation: '也做过小程序' }));
    await world.deliver();
    expect((await rowOf(someone))?.changed_at).toEqual(world.clock.now());
  });

  it('is erased with the person', async () => {
    const someone = await talent(world);
    await world.system().transaction(async (tx) => {
      await personal.erase(tx, someone.seeker.userId);
      await resumes.erase(tx, someone.seeker.userId);
    });
    await world.deliver();
    expect(await rowOf(someone)).toBeUndefined();
  });
});

describe('a position in the index', () => {
  it('is there while it is on show, as it is shown', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    const stored = async () => {
      await world.deliver();
      return world.db
        .selectFrom('matching_position')
        .selectAll()
        .where('position_id', '=', positionId)
        .executeTakeFirst();
    };
    expect((await stored())?.facts.cityCode).toBe('101210100');
    await savePosition(ctx, {
      positionId,
      version: 1,
      content: publishableContent({ cityCode: '101020100', districtCode: null }),
    });
    expect((await stored())?.facts.cityCode).toBe('101210100');
    await publishPosition(ctx, { positionId, version: 2 });
    expect((await stored())?.facts.cityCode).toBe('101020100');
    await pausePosition(ctx, { positionId });
    expect(await stored()).toBeUndefined();
    await reopenPosition(ctx, { positionId });
    expect(await stored()).toBeDefined();
    await closePosition(ctx, { positionId });
    expect(await stored()).toBeUndefined();
  });
});

describe('positions in the index', () => {
  const stored = async () => world.db.selectFrom('matching_position').selectAll().execute();

  it('carry what candidates are looked for by', async () => {
    const owner = await verifiedOwner(world);
    await openPosition(world, owner);
    await world.deliver();
    const [row] = await stored();
    expect(row).toMatchObject({
      category: '100201',
      city_code: '101210100',
      remote: false,
      pay_max: 2_500_000,
      job_type: 1,
    });
    for (const token of ['g:100201', 'g:100200', 'c:101210100']) expect(row?.doc).toContain(`'${token}'`);
  });

  it('follow the profile of their company, and so do those who worked there', async () => {
    const owner = await verifiedOwner(world, { name: '远帆示例网络有限公司' });
    const someone = await talent(world);
    await openPosition(world, owner);
    await world.deliver();
    const before = (await stored())[0]?.facts.industry;
    await updateCompany(world.as(owner), { industry: '900201' });
    await world.deliver();
    await world.runTasks();
    expect([before, (await stored())[0]?.facts.industry]).toEqual(['900101', '900201']);
    expect((await rowOf(someone))?.industries).toContain('900201');
    expect(await checkPositions(world.system())).toMatchObject(nothing);
    expect(await checkTalents(world.system())).toMatchObject(nothing);
  });

  it('know the employers in resumes once these are verified, and no more when they are not', async () => {
    const someone = await talent(world);
    expect((await rowOf(someone))?.industries).toEqual([]);
    const owner = await verifiedOwner(world, { name: '远帆示例网络有限公司' });
    await world.deliver();
    expect((await rowOf(someone))?.industries).toContain('900101');
    await world.system().transaction((tx) => revokeVerification(tx, owner.companyId));
    await world.deliver();
    expect((await rowOf(someone))?.industries).toEqual([]);
  });

  it('follow a reader who understands them anew', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    await world.deliver();
    await world.db
      .updateTable('position_position')
      .set({
        read_edition: 0,
        content: sql`jsonb_set(content, '{description,1,text}', to_jsonb('要求 5 年以上 Vue 经验，持有 PMP 证书'::text))`,
      })
      .where('id', '=', positionId)
      .execute();
    await readAgain(world.system() as never);
    await world.deliver();
    expect(JSON.stringify((await stored())[0]?.facts.demands)).toContain('Vue');
    expect(await checkPositions(world.system())).toMatchObject(nothing);
  });
});

describe('the check', () => {
  it('finds what is missing, different and needless, says how many, and mends it', async () => {
    const people = [await talent(world), await talent(world), await talent(world)];
    const owner = await verifiedOwner(world);
    await openPosition(world, owner);
    await world.deliver();
    expect(await checkTalents(world.system())).toMatchObject(nothing);
    const [gone, other, hidden] = people as [Talent, Talent, Talent];
    const before = await world.db.selectFrom('matching_talent').selectAll().orderBy('seeker_id').execute();
    await world.db.deleteFrom('matching_talent').where('seeker_id', '=', gone.seeker.userId).execute();
    await world.db
      .updateTable('matching_talent')
      .set({ hash: 'x:y' })
      .where('seeker_id', '=', other.seeker.userId)
      .execute();
    await world.db
      .updateTable('resume_visibility')
      .set({ visibility: 'applied' })
      .where('seeker_id', '=', hidden.seeker.userId)
      .execute();
    await world.db.deleteFrom('matching_position').execute();
    expect(await checkTalents(world.system())).toMatchObject({ missing: 1, different: 1, needless: 1 });
    expect(await checkPositions(world.system())).toMatchObject({ missing: 1, different: 0, needless: 0 });
    expect(await checkTalents(world.system())).toMatchObject(nothing);
    expect(await checkPositions(world.system())).toMatchObject(nothing);
    const after = await world.db.selectFrom('matching_talent').selectAll().orderBy('seeker_id').execute();
    const shared = ({ seeker_id, hash, doc }: (typeof after)[number]) => ({ seeker_id, hash, doc });
    expect(after.map(shared)).toEqual(before.filter((row) => row.seeker_id !== hidden.seeker.userId).map(shared));
  });

  it('fills an index that is empty, once', async () => {
    const someone = await talent(world);
    await world.db.deleteFrom('matching_talent').execute();
    await renewIndex(world.system());
    expect(await rowOf(someone)).toBeDefined();
    await world.db.deleteFrom('matching_talent').execute();
    await renewIndex(world.system());
    expect(await rowOf(someone)).toBeUndefined();
  });

  it('finds nothing whatever happened in whichever order, and however often news came', async () => {
    const someone = await talent(world);
    const owner = await verifiedOwner(world, { name: '远山贸易' });
    const acts: Record<string, () => Promise<unknown>> = {
      hide: () => hideResume(someone.mine),
      open: () => agreeToBeFound(someone.mine),
      block: () => blockCompany(someone.mine, { companyId: owner.companyId }),
      write: () =>
        change(someone, talentContent({ selfEvaluation: `第 ${Math.floor(world.clock.now().getTime() / 1000)} 秒` })),
      deliver: () => world.deliver(),
      again: () => world.system().transaction((tx) => refreshTalent(tx, someone.seeker.userId)),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 8 }), async (drawn) => {
        for (const act of drawn) {
          world.clock.advance(1000);
          await acts[act]?.();
        }
        await world.deliver();
        expect(await checkTalents(world.system())).toMatchObject(nothing);
      }),
      { numRuns: 12 },
    );
  });

  it('finds nothing of positions whatever happened to them and their company, in whichever order', async () => {
    const owner = await verifiedOwner(world);
    const ctx = world.as(owner);
    const positionId = await openPosition(world, owner);
    const version = async () =>
      (await world.db.selectFrom('position_position').select('version').where('id', '=', positionId).executeTakeFirst())
        ?.version ?? 0;
    // What the state it is in does not allow is refused, and changes nothing.
    const refusable = async (act: Promise<unknown>) =>
      act.catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    const acts: Record<string, () => Promise<unknown>> = {
      write: async () =>
        savePosition(ctx, {
          positionId,
          version: await version(),
          content: publishableContent({ headCount: 1 + (Math.floor(world.clock.now().getTime() / 1000) % 50) }),
        }),
      move: async () =>
        savePosition(ctx, {
          positionId,
          version: await version(),
          content: publishableContent({ cityCode: '101020100', districtCode: null, requirements: [] }),
        }),
      publish: async () => publishPosition(ctx, { positionId, version: await version() }),
      pause: () => pausePosition(ctx, { positionId }),
      reopen: () => reopenPosition(ctx, { positionId }),
      close: () => closePosition(ctx, { positionId }),
      profile: () => updateCompany(ctx, { industry: world.clock.now().getTime() % 2000 === 0 ? '900201' : '900101' }),
      revoke: () => world.system().transaction((tx) => revokeVerification(tx, owner.companyId)),
      verify: async () =>
        world.db
          .updateTable('company_company')
          .set({ verification_status: 1 })
          .where('id', '=', owner.companyId)
          .execute(),
      deliver: () => world.deliver(),
      again: () => world.system().transaction((tx) => refreshPosition(tx, { positionId })),
    };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(acts)), { maxLength: 10 }), async (drawn) => {
        for (const act of drawn) {
          world.clock.advance(1000);
          await refusable((acts[act] ?? acts['deliver'] ?? (() => Promise.resolve()))());
        }
        await world.deliver();
        await world.runTasks();
        expect(await checkPositions(world.system())).toMatchObject(nothing);
      }),
      { numRuns: 30 },
    );
  });
});
