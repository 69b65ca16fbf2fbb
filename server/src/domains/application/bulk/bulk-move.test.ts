import { describe, expect, it } from 'vitest';
import { applicationErrors } from '@pinjian/contract/application.ts';
import { bulkLimit } from '@pinjian/contract/application-bulk.ts';
import { newId } from '#platform/core/ids.ts';
import {
  applicationRow,
  applyThere,
  asEmployer,
  asSeeker,
  delivered,
  eventsOf,
  messagesTo,
  pass,
  runTask,
  type Delivered,
} from '#testing/application.ts';
import { verifiedOwner } from '#testing/company.ts';
import { useWorld } from '#testing/world.ts';
import { personal } from '../personal.ts';
import { withdrawApplication } from '../pipeline/withdraw-application.ts';
import { settleBulkMovesTask } from '../tasks.ts';
import { getBulkMove } from './get-bulk-move.ts';
import { listBulkMoves } from './list-bulk-moves.ts';
import { inviteAllToAiInterview, passResumes, rejectCandidates } from './plan-bulk-move.ts';
import { runBulkMoveTask } from './run-bulk-move.ts';
import { undoBulkMove } from './undo-bulk-move.ts';

const world = useWorld();

async function two(): Promise<readonly [Delivered, Delivered]> {
  const here = await delivered(world);
  return [here, await applyThere(here, '何知远')];
}

async function plan(who: readonly Delivered[], key = 'bulk-0001') {
  const [here] = who;
  if (here === undefined) throw new Error('nobody to pass');
  return passResumes(here.company, { key, items: await Promise.all(who.map(asEmployer)) });
}

/** Ten seconds go by, and what is due runs. */
async function comeDue(): Promise<void> {
  world.clock.advance(10_000);
  await world.runTasks();
}

const statusesOf = async (who: readonly Delivered[]) =>
  Promise.all(who.map(async ({ applicationId }) => (await applicationRow(world, applicationId)).status));

describe('a bulk move', () => {
  it('moves nobody for ten seconds, then everybody, each with an event and a message of their own', async () => {
    const both = await two();
    const planned = await plan(both);
    expect(planned).toMatchObject({ move: 'passResume', state: 'waiting', waitsMs: 10_000 });
    expect(planned.rows).toMatchObject([
      { name: '林小满', position: { title: '后端工程师' }, outcome: 'pending' },
      { name: '何知远', outcome: 'pending' },
    ]);
    world.clock.advance(9_999);
    await world.runTasks();
    expect(await statusesOf(both)).toEqual([1, 1]);
    world.clock.advance(1);
    await world.runTasks();
    expect(await statusesOf(both)).toEqual([2, 2]);
    for (const one of both) {
      expect(await eventsOf(one)).toEqual(['apply 0>1 seeker', 'passResume 1>2 employer']);
      expect(await messagesTo(world, one.seeker.userId)).toHaveLength(1);
    }
    const over = await getBulkMove(both[0].company, { bulkId: planned.bulkId });
    expect([over.state, ...over.rows.map((row) => row.outcome)]).toEqual(['done', 'done', 'done']);
  });

  it('invites everybody to an AI interview, and says who could not be', async () => {
    const [first, second] = await two();
    await pass(first);
    const items = await Promise.all([first, second].map(asEmployer));
    const planned = await inviteAllToAiInterview(first.company, { key: 'invite-0001', items });
    expect(planned).toMatchObject({ move: 'inviteToAiInterview', state: 'waiting' });
    await comeDue();
    expect(await statusesOf([first, second])).toEqual([3, 1]);
    const over = await getBulkMove(first.company, { bulkId: planned.bulkId });
    expect(over.rows.map((row) => [row.outcome, row.code])).toEqual([
      ['done', 200],
      ['skipped', applicationErrors.moveNotAllowed.code],
    ]);
  });

  it('rejects for its reason, held or told at once', async () => {
    const [first, second] = await two();
    const reject = async (one: Delivered, releaseNow: boolean) =>
      rejectCandidates(one.company, {
        key: `reject-${one.applicationId}`,
        items: [await asEmployer(one)],
        reason: 7,
        note: '方向不同',
        releaseNow,
      });
    await reject(first, false);
    await reject(second, true);
    await comeDue();
    expect(await applicationRow(world, first.applicationId)).toMatchObject({
      status: 6,
      reject_reason: 7,
      reject_note: '方向不同',
      released_at: null,
    });
    expect((await applicationRow(world, second.applicationId)).released_at).not.toBeNull();
    await expect(
      rejectCandidates(first.company, { key: 'bulk-0009', items: [], reason: 77, note: '', releaseNow: false }),
    ).rejects.toMatchObject({ code: 40001 });
  });

  it('skips whoever was moved meanwhile and says why; the others are moved', async () => {
    const both = await two();
    const { bulkId } = await plan(both);
    const seen = await asSeeker(both[0]);
    await withdrawApplication(both[0].mine, seen);
    await comeDue();
    expect(await statusesOf(both)).toEqual([0, 2]);
    const { state, rows } = await getBulkMove(both[0].company, { bulkId });
    expect(state).toBe('done');
    expect(rows).toMatchObject([
      // Who took their resume back is not named any more.
      { outcome: 'skipped', code: 40900, message: '状态已变化，请刷新', name: null, resumeId: null },
      { outcome: 'done', code: 200, name: '何知远', resumeId: both[1].resumeId },
    ]);
  });

  it('that a colleague made first has been made', async () => {
    const both = await two();
    const { bulkId } = await plan(both);
    await pass(both[0]);
    await comeDue();
    expect((await getBulkMove(both[0].company, { bulkId })).rows.map((row) => row.outcome)).toEqual(['done', 'done']);
    expect(await eventsOf(both[0])).toHaveLength(2);
  });

  it('of the same key is the same, and of the same candidate twice is one move', async () => {
    const both = await two();
    const [here] = both;
    const item = await asEmployer(here);
    const items = [item, await asEmployer(both[1]), item];
    const planned = await passResumes(here.company, { key: 'bulk-0001', items });
    expect(planned.rows).toHaveLength(2);
    expect(await passResumes(here.company, { key: 'bulk-0001', items: [item] })).toEqual(planned);
    expect(world.queued.filter((each) => each.task.name === runBulkMoveTask.name)).toHaveLength(1);
    await comeDue();
    const over = await passResumes(here.company, { key: 'bulk-0001', items });
    expect([over.bulkId, over.state]).toEqual([planned.bulkId, 'done']);
    expect(await eventsOf(here)).toHaveLength(2);
  });

  it('of more others than somebody unknown to the company can stand for is another act', async () => {
    const [here, other] = await two();
    const third = await applyThere(here, '苏禾');
    const stranger = { ...(await asEmployer(here)), applicationId: newId() };
    const key = 'bulk-0003';
    const items = [await asEmployer(here), stranger];
    const planned = await passResumes(here.company, { key, items });
    expect(await passResumes(here.company, { key, items })).toEqual(planned);
    const others = await Promise.all([other, third].map(asEmployer));
    await expect(passResumes(here.company, { key, items: others })).rejects.toMatchObject({ code: 40901 });
  });

  it('of a key that stands for another act is refused, and nothing comes of it', async () => {
    const both = await two();
    const [here, other] = both;
    const key = 'bulk-0001';
    const items = [await asEmployer(here)];
    const planned = await passResumes(here.company, { key, items });
    const rejection = { key, items, reason: 7, note: '', releaseNow: false };
    await expect(rejectCandidates(here.company, rejection)).rejects.toMatchObject({ code: 40901 });
    await expect(passResumes(here.company, { key, items: [await asEmployer(other)] })).rejects.toMatchObject({
      code: 40901,
    });
    const rejected = await rejectCandidates(here.company, { ...rejection, key: 'bulk-0002' });
    for (const change of [{ reason: 1 }, { note: '方向不同' }, { releaseNow: true }])
      await expect(rejectCandidates(here.company, { ...rejection, key: 'bulk-0002', ...change })).rejects.toMatchObject(
        {
          code: 40901,
        },
      );
    expect(await rejectCandidates(here.company, { ...rejection, key: 'bulk-0002' })).toEqual(rejected);
    expect((await listBulkMoves(here.company)).map(({ bulkId }) => bulkId).toSorted()).toEqual(
      [planned.bulkId, rejected.bulkId].toSorted(),
    );
    await comeDue();
    expect(await statusesOf(both)).toEqual([2, 1]);
  });

  it('is as long as it may be, and there are not too many at once', async () => {
    const both = await two();
    for (let count = 0; count < 20; count++) await plan(both, `bulk-${String(count).padStart(4, '0')}`);
    await expect(plan(both, 'bulk-0020')).rejects.toMatchObject({ code: 42900 });
    expect(await listBulkMoves(both[0].company)).toHaveLength(20);
    expect(bulkLimit).toBe(100);
  });
});

describe('undoing', () => {
  it('in time leaves everybody where they were, and what is queued does nothing', async () => {
    const both = await two();
    const { bulkId } = await plan(both);
    world.clock.advance(9_000);
    const undone = await undoBulkMove(both[0].company, { bulkId });
    expect([undone.state, ...undone.rows.map((row) => row.outcome)]).toEqual(['undone', 'undone', 'undone']);
    await comeDue();
    expect(await statusesOf(both)).toEqual([1, 1]);
    expect(await undoBulkMove(both[0].company, { bulkId })).toMatchObject({ state: 'undone', rows: undone.rows });
  });

  it('too late changes nothing', async () => {
    const both = await two();
    const { bulkId } = await plan(both);
    await comeDue();
    expect((await undoBulkMove(both[0].company, { bulkId })).state).toBe('done');
    expect(await statusesOf(both)).toEqual([2, 2]);
  });
});

describe('whose it is', () => {
  it('is the member’s who asked for it, in a company that has the candidates', async () => {
    const both = await two();
    const [here] = both;
    const stranger = world.as(await verifiedOwner(world, { name: '另一家' }));
    const colleague = world.as(await world.employer({ companyId: here.companyId, role: 'recruiter' }));
    const interviewer = world.as(await world.employer({ companyId: here.companyId, role: 'interviewer' }));
    const loner = world.as(await world.employer());
    const items = [await asEmployer(here)];
    await expect(passResumes(interviewer, { key: 'bulk-0001', items })).rejects.toMatchObject({ code: 40311 });
    await expect(passResumes(loner, { key: 'bulk-0001', items })).rejects.toMatchObject({ code: 40310 });

    const theirs = await passResumes(stranger, { key: 'bulk-0001', items });
    expect(theirs.rows).toMatchObject([{ applicationId: null, name: null, resumeId: null, position: null }]);
    const { bulkId } = await plan(both);
    for (const other of [stranger, colleague]) {
      await expect(getBulkMove(other, { bulkId })).rejects.toMatchObject({ code: 40400 });
      await expect(undoBulkMove(other, { bulkId })).rejects.toMatchObject({ code: 40400 });
    }
    expect(await listBulkMoves(colleague)).toEqual([]);
    expect((await listBulkMoves(here.company)).map((bulk) => bulk.bulkId)).toEqual([bulkId]);
    await undoBulkMove(here.company, { bulkId });
    await comeDue();
    expect(await statusesOf(both)).toEqual([1, 1]);
    expect((await getBulkMove(stranger, { bulkId: theirs.bulkId })).rows).toMatchObject([
      { outcome: 'skipped', code: 40400 },
    ]);
  });

  it('stays behind with the company: whoever has gone to another one finds none of it there', async () => {
    const here = await delivered(world);
    const recruiter = await world.employer({ companyId: here.companyId, role: 'recruiter' });
    const { bulkId } = await passResumes(world.as(recruiter), { key: 'bulk-0001', items: [await asEmployer(here)] });
    expect(await listBulkMoves(world.as(recruiter))).toMatchObject([{ bulkId }]);
    const { companyId } = await verifiedOwner(world, { name: '另一家' });
    const elsewhere = world.as({ ...recruiter, companyId });
    expect(await listBulkMoves(elsewhere)).toEqual([]);
    await expect(getBulkMove(elsewhere, { bulkId })).rejects.toMatchObject({ code: 40400 });
    await expect(undoBulkMove(elsewhere, { bulkId })).rejects.toMatchObject({ code: 40400 });
  });

  it.each([
    ['may move nobody any more', 40311, { company_role: 'interviewer' as const }],
    ['has gone to another company', 40400, { company_id: '01900000-0000-7000-8000-000000000099' }],
  ])('is judged when it runs: one who %s', async (_name, code, change) => {
    const here = await delivered(world);
    const recruiter = await world.employer({ companyId: here.companyId, role: 'recruiter' });
    await passResumes(world.as(recruiter), { key: 'bulk-0001', items: [await asEmployer(here)] });
    await world.db.updateTable('account_membership').set(change).where('user_id', '=', recruiter.userId).execute();
    await comeDue();
    expect(await statusesOf([here])).toEqual([1]);
    const row = await world.db.selectFrom('application_bulk_row').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ outcome: 'skipped', code });
  });
});

describe('what was left behind', () => {
  it('is gone on with by the next minute', async () => {
    const both = await two();
    const { bulkId } = await plan(both);
    world.clock.advance(60_000);
    await runTask(world, settleBulkMovesTask);
    expect(await statusesOf(both)).toEqual([1, 1]);
    world.clock.advance(10_001);
    await runTask(world, settleBulkMovesTask);
    expect(await statusesOf(both)).toEqual([2, 2]);
    expect((await getBulkMove(both[0].company, { bulkId })).state).toBe('done');
  });

  it('is listed for ten minutes and kept for a week', async () => {
    const both = await two();
    const { company } = both[0];
    const { bulkId } = await plan(both);
    await comeDue();
    world.clock.advance(599_000);
    expect(await listBulkMoves(company)).toMatchObject([{ bulkId, state: 'done' }]);
    world.clock.advance(2_000);
    expect(await listBulkMoves(company)).toEqual([]);
    expect(await getBulkMove(company, { bulkId })).toMatchObject({ state: 'done' });
    world.clock.advance(7 * 86_400_000);
    await runTask(world, settleBulkMovesTask);
    await expect(getBulkMove(company, { bulkId })).rejects.toMatchObject({ code: 40400 });
  });

  it('goes with the person it is about, and with the member who planned it', async () => {
    const both = await two();
    const { bulkId } = await plan(both);
    await personal.erase(world.system(), both[0].seeker.userId);
    await comeDue();
    const { rows } = await getBulkMove(both[0].company, { bulkId });
    expect(rows.map((row) => row.outcome)).toEqual(['done']);
    await personal.erase(world.system(), both[0].owner.userId);
    await expect(getBulkMove(both[0].company, { bulkId })).rejects.toMatchObject({ code: 40400 });
  });
});
