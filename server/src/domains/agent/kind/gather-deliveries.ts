import type { CandidateRow } from '@pinjian/contract/application-candidate.ts';
import type { Match } from '@pinjian/contract/matching-match.ts';
import { listActiveDeliveries, listCandidates } from '#domains/application/index.ts';
import { listApplicationMatches } from '#domains/matching/index.ts';
import type { Ctx, EmployerAgentActor } from '#server/context.ts';

const pageSize = 100;

/** Every page of a list, until there is none. A list that grows meanwhile shows nobody twice. */
async function all<T extends { readonly applicationId: string }>(
  read: (current: number) => Promise<{ readonly records: readonly T[] }>,
): Promise<T[]> {
  const rows = new Map<string, T>();
  for (let current = 1; ; current++) {
    const { records } = await read(current);
    for (const each of records) rows.set(each.applicationId, each);
    if (records.length < pageSize) return [...rows.values()];
  }
}

/** Every delivery for a position that waits for screening: the whole list, as its owner reads it. Reading marks nobody as seen. */
export function gatherDeliveries(ctx: Ctx<EmployerAgentActor>, positionId: string): Promise<CandidateRow[]> {
  return all((current) => listActiveDeliveries(ctx, { q: '', positionId, current, pageSize }));
}

/** Every candidate for a position, the whole list, as its owner reads it. */
export function gatherCandidates(ctx: Ctx<EmployerAgentActor>, positionId: string): Promise<CandidateRow[]> {
  return all((current) => listCandidates(ctx, { q: '', sort: 'updated', positionId, current, pageSize }));
}

/** How the resumes that were sent fit their positions, by application. */
export async function gatherMatches(
  ctx: Ctx<EmployerAgentActor>,
  rows: readonly CandidateRow[],
): Promise<Map<string, Match>> {
  const found = new Map<string, Match>();
  for (let at = 0; at < rows.length; at += pageSize) {
    const applicationIds = rows.slice(at, at + pageSize).map(({ applicationId }) => applicationId);
    for (const { applicationId, match } of await listApplicationMatches(ctx, { applicationIds }))
      found.set(applicationId, match);
  }
  return found;
}
