import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { talentErrors, type getTalent as endpoint } from '@pinjian/contract/matching-talent.ts';
import { positionTitle } from '#domains/position/index.ts';
import { defaultSnapshots, requireFindable, type ResumeSnapshot } from '#domains/resume/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findWishes } from '../wish/find-wishes.ts';
import { colleagueLooksSince, findStandings } from './find-standings.ts';
import { matchTalents } from './match-talents.ts';
import { requireSearcher } from './policy.ts';
import {
  countOthersLookedAt,
  findIndexed,
  findOpenFacts,
  findSeekersOf,
  lockMember,
  recordLook,
  type LookRow,
} from './queries.ts';
import type { MemberSearcher, Searcher } from './search-queries.ts';
import { activityOf, shownResume, wishesView } from './view.ts';

type Input = Received<typeof endpoint>;

/**
 * A talent whole, without name and contact, against an open position where one is named. That the company looked is on
 * record from then on, and the seeker's to read.
 * @throws Refusal 40310, 40311, 40320; 40400 for who is not to be found by the company, whatever the reason, and for a
 * position that is not an open one of it; 42911 after as many in a day as the settings allow.
 */
export async function getTalent(ctx: Ctx<EmployerActor>, input: Input): Promise<Answer<typeof endpoint>> {
  const searcher = await requireSearcher(ctx);
  const positionId = input.positionId === '0' ? null : input.positionId;
  const { seekerId, resume } = await requireTalent(ctx, searcher, input.resumeId);
  const facts = positionId === null ? null : await findOpenFacts(ctx, { positionId, companyId: searcher.companyId });
  if (facts === undefined) throw new Refusal(errors.notFound);
  const indexed = (await findIndexed(ctx, [seekerId])).get(seekerId);
  const wished = (await findWishes(ctx, [seekerId])).get(seekerId);
  if (indexed === undefined || wished === undefined) throw new Refusal(errors.notFound);
  const before = await findStandings(ctx, { companyId: searcher.companyId, positionId }, [seekerId]);
  const standing = before.standings.get(seekerId);
  if (standing === undefined) throw new Refusal(errors.notFound);
  await look(ctx, searcher, { seekerId, resumeId: input.resumeId, positionId });
  const matches = facts === null ? null : await matchTalents(ctx, facts, [seekerId]);
  return {
    ...shownResume(resume, ctx.now()),
    activity: activityOf(indexed.activeAt, ctx.now()),
    wishes: wishesView(wished),
    position: positionId === null ? null : { positionId, title: await positionTitle(ctx, positionId) },
    match: matches?.get(seekerId) ?? null,
    standing,
    looks: looksOf(before.looks, ctx.actor.userId, colleagueLooksSince(ctx.now())),
  };
}

/**
 * The person whose default resume this is, if the company may find them.
 * @throws Refusal 40400 for everybody else, the same for all
 */
export async function requireTalent(
  ctx: Ctx,
  { companyId }: Searcher,
  resumeId: string,
): Promise<{ readonly seekerId: string; readonly resume: ResumeSnapshot }> {
  const seekerId = (await findSeekersOf(ctx, [resumeId])).get(resumeId);
  if (seekerId === undefined) throw new Refusal(errors.notFound);
  await requireFindable(ctx, { seekerId, companyId });
  const resume = (await defaultSnapshots(ctx, [seekerId])).get(seekerId);
  if (resume?.resumeId !== resumeId) throw new Refusal(errors.notFound);
  return { seekerId, resume };
}

/** @throws Refusal 42911 */
async function look(
  ctx: Ctx<EmployerActor>,
  { companyId, memberId }: MemberSearcher,
  at: { readonly seekerId: string; readonly resumeId: string; readonly positionId: string | null },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if ((await countOthersLookedAt(tx, memberId, at.seekerId)) >= tx.ports.config.talents.looksPerDay)
      throw new Refusal(talentErrors.tooManyLooks);
    await recordLook(tx, { ...at, companyId, memberId });
  });
}

/** Colleagues who looked of late, each once, the last first. */
function looksOf(looks: readonly LookRow[], memberId: string, since: Date): Answer<typeof endpoint>['looks'] {
  const lately = looks.filter((row) => row.member_id !== memberId && row.looked_at >= since);
  const last = new Map(lately.toReversed().map((row) => [row.member_id ?? '', row]));
  return [...last.values()].toReversed().map((row) => ({
    name: row.username,
    at: row.looked_at.toISOString(),
    position:
      row.position_id === null || row.position_title === null
        ? null
        : { positionId: row.position_id, title: row.position_title },
  }));
}
