import { companyName } from '#domains/company/index.ts';
import { sendMessage } from '#domains/message/index.ts';
import { newId } from '#platform/core/ids.ts';
import type { Ctx, Employing } from '#server/context.ts';
import { metaOf } from '../pipeline/announcements.ts';
import { findApplication, findPositionTitle } from '../pipeline/queries.ts';

interface Change {
  readonly applicationId: string;
  readonly roundId: string;
  readonly roundName: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Tells members that they interview in a round, or no more; whoever decided it knows. */
export async function tellInterviewers(tx: Ctx<Employing>, change: Change): Promise<void> {
  const row = await findApplication(tx, change.applicationId);
  if (row === undefined) return;
  const company = await companyName(tx, row.company_id);
  const title = await findPositionTitle(tx, row.position_id);
  const facts = { companyName: company, positionId: row.position_id, resumeId: row.resume_id };
  const others = (ids: readonly string[]) => ids.filter((userId) => userId !== tx.actor.userId);
  for (const userId of others(change.added))
    await sendMessage(tx, {
      to: { userId },
      type: '7',
      kind: 'interview',
      title: '您有一场面试安排',
      content: `您是「${title}」${change.roundName}的面试官，时间确定后会再通知您。可以先看候选人的简历和面试材料。`,
      meta: metaOf('company', facts),
      dedupeKey: `round:${change.roundId}:interviewer:${newId()}`,
    });
  for (const userId of others(change.removed))
    await sendMessage(tx, {
      to: { userId },
      type: '7',
      kind: 'interview',
      title: '面试安排有变化',
      content: `您不再是「${title}」${change.roundName}的面试官。`,
      // The candidate is no longer theirs to read.
      meta: { companyName: company, target: { kind: 'candidates', ids: {} } },
      dedupeKey: `round:${change.roundId}:interviewer:${newId()}`,
    });
}
