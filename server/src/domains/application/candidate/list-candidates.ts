import {
  shownInColumn,
  type Assessment,
  type CandidateRow,
  type getCandidateBoard as boardEndpoint,
  type listActiveDeliveries as deliveriesEndpoint,
  type listCandidates as endpoint,
} from '@pinjian/contract/application-candidate.ts';
import { activeDeliverySteps, candidateListSteps } from '@pinjian/contract/application-pipeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { readsAny } from '#domains/account/index.ts';
import { assessmentsOfApplications, scoresHiddenAmong } from '#domains/interview/index.ts';
import { totalCap } from '@pinjian/contract/paging.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { findNewest } from '../invitation/find-newest.ts';
import { scopeOfLists } from '../policy.ts';
import {
  countBySteps,
  countCandidates,
  findCandidatePage,
  type CandidateFilter,
  type CandidateRecord,
  type CandidateOrder,
} from './queries.ts';
import { rowView } from './view.ts';

/** Applications that wait for screening (step 1), the latest first; empty without a company. */
export async function listActiveDeliveries(
  ctx: Ctx<Employing>,
  { q, positionId, viewStatus, current, pageSize }: Received<typeof deliveriesEndpoint>,
): Promise<Answer<typeof deliveriesEndpoint>> {
  const scope = scopeOfLists(ctx.actor);
  if (scope === null) return { records: [], total: 0, current, pageSize, totalCapped: false };
  const filter = { scope, steps: activeDeliverySteps, positionId, viewStatus, q };
  const total = await countCandidates(ctx, filter);
  const records = await findRows(ctx, filter, 'applied_at', { current, pageSize });
  return { records, current, pageSize, ...capped(total) };
}

/** Candidates of all steps (decisions §8), in the order asked for, with how many stand where; empty without a company. */
export async function listCandidates(
  ctx: Ctx<Employing>,
  { q, sort, positionId, status, current, pageSize }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const scope = scopeOfLists(ctx.actor);
  const all = scope === null ? null : { scope, steps: candidateListSteps, positionId, q };
  const found = all === null ? new Map<number, number>() : await countBySteps(ctx, all);
  const counts = candidateListSteps.map((state) => ({ state, count: found.get(state) ?? 0 }));
  if (all === null) return { records: [], total: 0, current, pageSize, totalCapped: false, counts };
  const steps = status === undefined ? candidateListSteps : [status];
  const total = counts.reduce((sum, { state, count }) => sum + (steps.includes(state) ? count : 0), 0);
  const records = await findRows(ctx, { ...all, steps }, sort === 'updated' ? 'updated_at' : sort, {
    current,
    pageSize,
  });
  return { records, current, pageSize, ...capped(total), counts };
}

/** Every step with how many stand there and whom changed last, of all positions or of one; counted once. */
export async function getCandidateBoard(
  ctx: Ctx<Employing>,
  { positionId }: Received<typeof boardEndpoint>,
): Promise<Answer<typeof boardEndpoint>> {
  const scope = scopeOfLists(ctx.actor);
  const all = scope === null ? null : { scope, steps: candidateListSteps, positionId };
  const found = all === null ? new Map<number, number>() : await countBySteps(ctx, all);
  const records: CandidateRecord[] = [];
  for (const step of candidateListSteps)
    if (all !== null && found.has(step)) {
      const page = { order: 'updated_at' as const, readerId: ctx.actor.userId, offset: 0, limit: shownInColumn };
      records.push(...(await findCandidatePage(ctx, { ...all, steps: [step] }, page)));
    }
  const rows = await rowsOf(ctx, records);
  return {
    columns: candidateListSteps.map((state) => ({
      state,
      ...capped(found.get(state) ?? 0),
      records: rows.filter((row) => row.state === state),
    })),
  };
}

function capped(total: number): { total: number; totalCapped: boolean } {
  return { total: Math.min(total, totalCap), totalCapped: total > totalCap };
}

async function findRows(
  ctx: Ctx<Employing>,
  filter: CandidateFilter,
  order: CandidateOrder,
  { current, pageSize }: { current: number; pageSize: number },
): Promise<CandidateRow[]> {
  const readsReports = readsAny(ctx.actor, 'reports');
  const page = {
    order: order === 'score' && !readsReports ? ('updated_at' as const) : order,
    readerId: ctx.actor.userId,
    offset: (current - 1) * pageSize,
    limit: pageSize,
  };
  return rowsOf(ctx, await findCandidatePage(ctx, filter, page));
}

async function rowsOf(ctx: Ctx<Employing>, records: readonly CandidateRecord[]): Promise<CandidateRow[]> {
  const readsReports = readsAny(ctx.actor, 'reports');
  const ids = records.map((record) => record.id);
  const newestOf = await findNewest(ctx, ids, 'company');
  const assessments = readsReports ? await assessmentsOfApplications(ctx, ids) : new Map<string, Assessment>();
  // Who is to judge somebody judges first.
  const hidden = await scoresHiddenAmong(ctx, ctx.actor.userId, [...assessments.keys()]);
  const seen = { actor: ctx.actor, now: ctx.now() };
  return records.map((record) => ({
    ...rowView(record, newestOf(record.id), seen),
    assessment: hidden.has(record.id) ? null : (assessments.get(record.id) ?? null),
  }));
}
