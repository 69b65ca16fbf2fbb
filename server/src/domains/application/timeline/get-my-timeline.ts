import type { getMyTimeline as endpoint } from '@pinjian/contract/application-timeline.ts';
import type { Answer, Received } from '@pinjian/contract/endpoint.ts';
import { companyName } from '#domains/company/index.ts';
import type { Ctx, SeekerActor } from '#server/context.ts';
import { findNewest } from '../invitation/find-newest.ts';
import { findPositionTitle } from '../pipeline/queries.ts';
import { standingOf } from '../pipeline/rules.ts';
import { briefView } from '../round/view.ts';
import { findOwn, sentOf } from './find-own.ts';
import { findEvents } from './queries.ts';
import { nextActOf } from './rules.ts';
import { ownEntries } from './view.ts';

/** Lines of a timeline that are shown. */
const shown = 200;

/**
 * What happened to one's own application, newest first, as far as one may know, and what it waits for.
 * @throws Refusal 40400 for an application that is not one's own, or of which one knows nothing.
 */
export async function getMyTimeline(
  ctx: Ctx<SeekerActor>,
  { applicationId }: Received<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const row = await findOwn(ctx, applicationId);
  const { invitation, round, offer } = (await findNewest(ctx, [row.id], 'seeker'))(row.id);
  const sent = sentOf(row);
  return {
    applicationId: row.id,
    positionId: row.position_id,
    positionTitle: await findPositionTitle(ctx, row.position_id),
    companyName: await companyName(ctx, row.company_id),
    entries: ownEntries(await findEvents(ctx, row.id, shown)),
    next: nextActOf(standingOf(row), 'seeker', {
      invitation,
      round: round && briefView(round, ctx.now()),
      offer,
      now: ctx.now(),
    }),
    sent: sent && { title: sent.title, sentAt: sent.sentAt },
  };
}
