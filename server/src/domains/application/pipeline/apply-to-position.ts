import { applicationErrors, type applyToPosition as endpoint } from '@pinjian/contract/application.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { findCoveringBlock } from '#domains/company/index.ts';
import { findShownPosition, type ShownPosition } from '#domains/position/index.ts';
import { Refusal } from '#platform/core/refusal.ts';
import { askPermit, refuseRepeat } from '#server/ask-permit.ts';
import type { Ctx, Seeking } from '#server/context.ts';
import { sentColumns } from '../contact/open-application.ts';
import { findMyApplication } from '../home/find-my-applications.ts';
import { deadlineText } from './announcements.ts';
import { lockOwn, makeMove } from './move.ts';
import { findOrInsertApplication, findRealNameState } from './queries.ts';
import { applyAgainFrom, howToApply, standingOf } from './rules.ts';
import { takeResume } from './take-resume.ts';

/** sysUser.realNameState of a verified seeker (decisions §5). */
const realNameVerified = 2;

/**
 * Applies with a resume, the default one when none is named; its content of this moment goes along. Applying where one
 * has applied is the same result, whichever resume is named; an agent is told so.
 * @throws Refusal 40940 for a position that is not open, 40941 without a usable resume, 40942 too early after a
 * rejection, 41216 to an agent where one has applied, 40946 for a blocked company unless it is meant, 40340 where the position asks for a verified name.
 */
export async function applyToPosition(
  ctx: Ctx<Seeking>,
  input: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { positionId } = input;
  const position = await findShownPosition(ctx, positionId);
  if (position === undefined) throw new Refusal(errors.notFound);
  const of = { seekerId: ctx.actor.userId, positionId, companyId: position.companyId };
  const applicationId = await ctx.transaction(async (tx) => {
    await askPermit(tx, { act: 'apply', ...of });
    const id = await findOrInsertApplication(tx, of);
    const standing = standingOf(await lockOwn(tx, id));
    const how = howToApply(standing, tx.now());
    if (how === 'applied') {
      refuseRepeat(tx.actor);
      return id;
    }
    if (how === 'tooEarly') throw tooEarly(applyAgainFrom(standing));
    await requireOpenTo(tx, position);
    if (input.despiteBlock !== true) await requireMeant(tx, of);
    const resume = await takeResume(tx, input.resumeId);
    await makeMove(tx, {
      applicationId: id,
      move: how,
      // What is meant does not depend on the step: the row may have moved since the page was opened.
      seen: null,
      columns: sentColumns(tx, position.companyId, resume),
    });
    return id;
  });
  return findMyApplication(ctx, applicationId);
}

async function requireOpenTo(ctx: Ctx<Seeking>, position: ShownPosition): Promise<void> {
  if (!position.isOpen) throw new Refusal(applicationErrors.positionNotOpen);
  if (!position.content.realNameRequired) return;
  if ((await findRealNameState(ctx, ctx.actor.userId)) !== realNameVerified) {
    throw new Refusal(applicationErrors.realNameNeeded);
  }
}

/** Who blocked a company may apply to it all the same: they are asked first, and it stays blocked. */
async function requireMeant(ctx: Ctx<Seeking>, of: { seekerId: string; companyId: string }): Promise<void> {
  const block = await findCoveringBlock(ctx, of);
  if (block === null) return;
  const { companyName, own } = block;
  throw new Refusal(applicationErrors.companyBlocked, {
    ...(own ? {} : { message: `这家公司是您屏蔽的「${companyName}」的关联公司，确认后才会投递` }),
    data: { companyName, own },
  });
}

function tooEarly(again: Date | null): Refusal {
  if (again === null) return new Refusal(applicationErrors.appliedRecently);
  return new Refusal(applicationErrors.appliedRecently, {
    message: `这个职位 ${deadlineText(again)} 之后可以再次投递`,
    data: { applyAgainAt: again.toISOString() },
  });
}
