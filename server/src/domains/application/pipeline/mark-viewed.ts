import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import type { Ctx, EmployerActor } from '#server/context.ts';
import { findPositionTitle, insertEvent, updateViewed, type ApplicationRow } from './queries.ts';

/**
 * Remembers that a member of the company opened a delivered resume: the first time it becomes view status 2, and the
 * seeker is told. Not a move: nobody's list grows stale by it. Answers the row as it is then.
 */
export async function markViewed(ctx: Ctx<EmployerActor>, row: ApplicationRow): Promise<ApplicationRow> {
  if (row.view_status !== 1) return row;
  return ctx.transaction(async (tx) => {
    const viewed = await updateViewed(tx, row.id);
    if (viewed === undefined) return row;
    const eventId = await insertEvent(tx, {
      applicationId: row.id,
      move: 'view',
      version: viewed.version,
      seekerVersion: viewed.seeker_version,
      from: viewed.status,
      to: viewed.status,
      mover: 'employer',
      moverId: ctx.actor.userId,
      details: {},
    });
    const company = await companyName(tx, row.company_id);
    await sendMessage(tx, {
      to: { userId: row.seeker_id },
      type: '7',
      title: '简历已被查看',
      content: `${company}查看了您投递「${await findPositionTitle(tx, row.position_id)}」的简历。`,
      meta: { companyName: company, target: { kind: 'application', ids: { positionId: row.position_id } } },
      dedupeKey: `application:${eventId}`,
    });
    return viewed;
  });
}
