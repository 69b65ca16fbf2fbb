import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardTabs, type DashboardTab } from '@pinjian/contract/application.ts';
import { movers } from '@pinjian/contract/application-pipeline.ts';
import { newId } from '#platform/core/ids.ts';
import type { SeekerActor } from '#server/context.ts';
import { hiring, seekerWithResume } from '#testing/application.ts';
import { openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { isSeenBySeeker, legalMoves, makeStep, untouched, type Standing } from '../pipeline/rules.ts';
import { getHomeCounters } from './get-home-counters.ts';
import { getMyApplication } from './get-my-application.ts';
import { listTargetJobs } from './list-target-jobs.ts';

const world = useWorld();

interface Walked {
  readonly standing: Standing;
  readonly steps: readonly number[];
  readonly invited: boolean;
}

/** Where a row stands after some legal moves, and the steps it reached on the way. */
function walk(picks: readonly number[]): Walked {
  let standing: Standing = { ...untouched, step: 0 };
  const steps: number[] = [];
  let invited = false;
  for (const pick of picks) {
    const open = movers.flatMap((mover) => legalMoves(standing, mover).map((move) => ({ mover, move })));
    const chosen = open[pick % open.length];
    if (chosen === undefined) break;
    const made = makeStep(standing, chosen.move, chosen.mover, world.clock.now());
    standing = made.next;
    if (isSeenBySeeker(chosen.move)) steps.push(made.to);
    invited ||= chosen.move === 'inviteToAiInterview';
  }
  return { standing, steps, invited };
}

async function insertRow(
  seeker: SeekerActor,
  of: { companyId: string; positionId: string },
  walked: Walked,
  to: 'seeker' | 'employer',
) {
  const { standing } = walked;
  const id = newId();
  const now = world.clock.now();
  const common = { created_at: now, updated_at: now, seeker_updated_at: now };
  await world.db
    .insertInto('application_application')
    .values({
      id,
      seeker_id: seeker.userId,
      position_id: of.positionId,
      company_id: of.companyId,
      status: standing.step ?? 0,
      rejected_step: standing.rejectedFrom as 1 | null,
      ...(standing.rejectedFrom === null
        ? {}
        : { rejected_at: now, reject_reason: 1, reject_note: '', release_at: now }),
      released_at: standing.releasedAt,
      applied_at: standing.appliedAt,
      view_status: standing.viewStatus,
      recommended_to: standing.step === 9 ? to : null,
      version: 1,
      seeker_version: 1,
      resume_id: newId(),
      resume_title: '简历',
      resume_snapshot: '{"basics":{"name":"林小满"}}',
      ...common,
    })
    .execute();
  for (const [index, step] of walked.steps.entries()) {
    await world.db
      .insertInto('application_event')
      .values({
        id: newId(),
        application_id: id,
        move: 'apply',
        version: index + 2,
        seeker_version: index + 2,
        from_step: 0,
        to_step: step as 1,
        mover: 'system',
        details: '{}',
        created_at: now,
      })
      .execute();
  }
  if (walked.invited) {
    await world.db
      .insertInto('application_invitation')
      .values({ id: newId(), application_id: id, kind: 'ai', state: 'declined', created_at: now, expires_at: now })
      .execute();
  }
}

/** Every record of a tab, page by page, and the total it tells. */
async function wholeTab(seeker: SeekerActor, tab: DashboardTab) {
  const mine = world.as(seeker);
  const records = [];
  for (let current = 1; ; current++) {
    const page = await listTargetJobs(mine, { tab, current, pageSize: 3 });
    records.push(...page.records);
    if (page.records.length < 3) return { records, total: page.total };
  }
}

describe('the dashboard', () => {
  it('counts in every tab what its list holds, whatever has happened', async () => {
    const { companyId, owner } = await hiring(world);
    const picks = fc.array(fc.nat(), { maxLength: 12 });
    const rows = fc.array(fc.tuple(picks, fc.boolean(), fc.constantFrom('seeker' as const, 'employer' as const)), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(rows, async (drawn) => {
        const { seeker } = await seekerWithResume(world);
        for (const [picked, collects, to] of drawn) {
          // Some positions can no longer be looked at (10 is taken down): in no list, in no counter.
          const positionId = await openPosition(world, owner);
          if (picked.length % 4 === 3) {
            await world.db.updateTable('position_position').set({ status: 10 }).where('id', '=', positionId).execute();
          }
          await insertRow(seeker, { companyId, positionId }, walk(picked), to);
          if (collects) {
            await world.db
              .insertInto('position_collection')
              .values({ seeker_id: seeker.userId, position_id: positionId, collected_at: world.clock.now() })
              .execute();
          }
        }
        const counters = await getHomeCounters(world.as(seeker));
        for (const { tab, counter } of dashboardTabs) {
          const { records, total } = await wholeTab(seeker, tab);
          expect([counter, records.length, total]).toEqual([counter, counters[counter], counters[counter]]);
          expect(new Set(records.map((record) => record.position.positionId)).size).toBe(records.length);
          for (const { application } of records) {
            // What is held shows in no way; what is in tab 7 is told.
            if (tab === 7) expect(application?.state).toBe(6);
            else if (tab === 3) expect(application?.appliedAt).not.toBeNull();
            else if (tab === 2) expect(application?.state).toBe(9);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('shows collected positions with or without an application', async () => {
    const { positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    expect(await getMyApplication(mine, { positionId })).toEqual({
      positionId,
      collected: false,
      application: null,
      canApply: true,
    });
    await world.db
      .insertInto('position_collection')
      .values({ seeker_id: seeker.userId, position_id: positionId, collected_at: world.clock.now() })
      .execute();
    const { records } = await wholeTab(seeker, 1);
    expect(records).toEqual([expect.objectContaining({ application: null })]);
    expect(records[0]?.position).toMatchObject({ positionId, collected: true, title: '后端工程师' });
    expect((await getMyApplication(mine, { positionId })).collected).toBe(true);
  });

  it('does not show a seeker what was recommended to the employer alone', async () => {
    const { companyId, positionId } = await hiring(world);
    const { seeker, mine } = await seekerWithResume(world);
    const recommended = { standing: { ...untouched, step: 9 as const }, steps: [], invited: false };
    await insertRow(seeker, { companyId, positionId }, recommended, 'employer');
    const { application, canApply } = await getMyApplication(mine, { positionId });
    expect(application).toMatchObject({ state: 0, allowedMoves: ['apply'] });
    expect(canApply).toBe(true);
    expect((await wholeTab(seeker, 2)).total).toBe(0);
  });
});
