import type {
  CandidateStanding,
  passResumes as passEndpoint,
  rejectCandidates as rejectEndpoint,
} from '@pinjian/contract/application-candidate.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { successCode, successMessage } from '@pinjian/contract/envelope.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { requirePermission } from '#domains/account/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { passResume } from './pass-resume.ts';
import { rejectCandidate, requireReason } from './reject-candidate.ts';

/** Passes many resumes, each on its own: one that is refused holds up none of the others. */
export async function passResumes(
  ctx: Ctx<EmployerActor>,
  input: Received<typeof passEndpoint>,
): Promise<Answer<typeof passEndpoint>> {
  return moveMany(ctx, input.items, (item) => passResume(ctx, item));
}

/** Rejects many candidates for one reason, each on its own. */
export async function rejectCandidates(
  ctx: Ctx<EmployerActor>,
  { items, reason, note, releaseNow }: Received<typeof rejectEndpoint>,
): Promise<Answer<typeof rejectEndpoint>> {
  requireReason(reason);
  return moveMany(ctx, items, (item) => rejectCandidate(ctx, { ...item, reason, note, releaseNow }));
}

type Item = Received<typeof passEndpoint>['items'][number];
type Result = Answer<typeof passEndpoint>['results'][number];

async function moveMany(
  ctx: Ctx<EmployerActor>,
  items: readonly Item[],
  move: (item: Item) => Promise<CandidateStanding>,
): Promise<Answer<typeof passEndpoint>> {
  requirePermission(ctx.actor, 'candidate.move');
  const results: Result[] = [];
  for (const item of items) results.push(await moveOne(ctx, item, move));
  const succeeded = results.filter((result) => result.ok).length;
  return { results, succeeded, failed: results.length - succeeded };
}

/** A row's failure is the row's result: the rows before it are done and their results must not be lost. */
async function moveOne(
  ctx: Ctx<EmployerActor>,
  item: Item,
  move: (item: Item) => Promise<CandidateStanding>,
): Promise<Result> {
  const { applicationId } = item;
  try {
    const standing = await move(item);
    return { applicationId, ok: true, code: successCode, message: successMessage, standing };
  } catch (error) {
    if (error instanceof Refusal) {
      return { applicationId, ok: false, code: error.code, message: error.message, standing: null };
    }
    ctx.log.error({ applicationId, error: error instanceof Error ? error.stack : String(error) }, 'a bulk move failed');
    return { applicationId, ok: false, ...errors.internal, standing: null };
  }
}
