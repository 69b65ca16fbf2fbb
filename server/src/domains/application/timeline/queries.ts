import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';

/** Everything that happened to an application, newest first. Who may know what of it is the reader's to say. */
export async function findEvents(ctx: Ctx, applicationId: string, limit: number) {
  return (
    ctx.db
      .selectFrom('application_event as event')
      .selectAll('event')
      // Members of a company have no name for the seeker.
      .select(sql<string | null>`null`.as('member_name'))
      .where('event.application_id', '=', applicationId)
      .orderBy('event.created_at', 'desc')
      .orderBy('event.id', 'desc')
      .limit(limit)
      .execute()
  );
}
export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];
