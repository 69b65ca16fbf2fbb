import { sql } from 'kysely';
import type { Ctx } from '#server/context.ts';
import { phoneParts } from '#domains/resume/index.ts';
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

/**
 * Writes the parts of the phones of a page of applications anew, by the secret in force. Answers the last id of the page,
 * null after the last page, and how many were by another secret.
 */
export async function rotatePhonePartsPage(
  tx: Ctx,
  after: string | null,
  limit: number,
): Promise<{ last: string | null; rotated: number }> {
  let page = tx.db.selectFrom('application_application').selectAll().where('resume_phone_parts', 'is not', null);
  if (after !== null) page = page.where('id', '>', after);
  const rows = await page.orderBy('id').limit(limit).forUpdate().execute();
  let rotated = 0;
  for (const stored of rows) {
    const { id, company_id: companyId, resume_snapshot: sent } = openApplication(tx, stored);
    const parts = sent === null ? null : phoneParts(tx.ports.secretBox, companyId, sent.basics.phone);
    if (parts !== null && stored.resume_phone_parts?.equals(parts) === true) continue;
    await tx.db
      .updateTable('application_application')
      .set({ resume_phone_parts: parts })
      .where('id', '=', id)
      .execute();
    rotated += 1;
  }
  return { last: rows.length < limit ? null : (rows.at(-1)?.id ?? null), rotated };
}
