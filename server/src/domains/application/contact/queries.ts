import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';
import { nothingSent, openApplication, sentColumns } from './open-application.ts';

/** The condition of the index of the same name, word for word, so that a run without anything to do reads nothing. */
const isUnsealed = sql<boolean>`(
  resume_snapshot #>> '{basics,phone}' <> ''
  or resume_snapshot #>> '{basics,email}' <> ''
  or resume_snapshot #> '{basics,links}' <> '[]'
  or (resume_snapshot is null and resume_contact_cipher is not null))`;

/**
 * Seals applications that still hold a contact in clear, or one of a resume that is gone; those that another copy holds
 * are left to it. Answers how many there were.
 */
export async function sealApplications(tx: Ctx, limit: number): Promise<number> {
  const rows = await tx.db
    .selectFrom('application_application')
    .selectAll()
    .where(isUnsealed)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const stored of rows) {
    const {
      id,
      company_id: companyId,
      resume_id,
      resume_title,
      resume_snapshot: content,
    } = openApplication(tx, stored);
    const { resume_contact_cipher, resume_phone_parts, resume_snapshot } =
      content === null
        ? nothingSent
        : sentColumns(tx, companyId, { resumeId: resume_id ?? '', title: resume_title ?? '', content });
    await tx.db
      .updateTable('application_application')
      .set({ resume_snapshot, resume_contact_cipher, resume_phone_parts })
      .where('id', '=', id)
      .execute();
  }
  return rows.length;
}
