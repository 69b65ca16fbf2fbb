import type {
  Assessment,
  CandidateRow,
  listActiveDeliveries as deliveriesEndpoint,
  listCandidates as endpoint,
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
  const records = await findCandidatePage(ctx, filter, page);
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
