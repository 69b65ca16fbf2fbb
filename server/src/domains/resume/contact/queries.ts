import { sql, type Selectable } from 'kysely';
import type { Ctx } from '#server/context.ts';
import type { Tables } from '#server/tables.ts';
import { contentHash, openContent, sealContent } from './sealed-content.ts';
import { openResume, sealConfidence, sealText } from './sealed-resume.ts';

/** The condition of the index of the same name, word for word, so that a run without anything to do reads nothing. */
const isUnsealed = sql<boolean>`(
  source_text is not null
  or confidence <> '{}'
  or content #>> '{basics,phone}' <> ''
  or content #>> '{basics,email}' <> ''
  or content #> '{basics,links}' <> '[]')`;

/**
 * Seals resumes that still hold a contact, or words of their file, in clear; those that another copy holds are left to
 * it. Answers how many there were.
 */
export async function sealResumes(tx: Ctx, limit: number): Promise<number> {
  const { secretBox } = tx.ports;
  const rows = await tx.db
    .selectFrom('resume_resume')
    .selectAll()
    .where(isUnsealed)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const stored of rows) {
    const row = openResume(secretBox, stored);
    const { json, cipher } = sealContent(secretBox, row.content);
    await tx.db
      .updateTable('resume_resume')
      .set({
        content: json,
        contact_cipher: cipher,
        ...sealConfidence(secretBox, row.confidence),
        ...sealText(secretBox, row.source_text),
      })
      .where('id', '=', row.id)
      .execute();
  }
  return rows.length;
}

/** The same for earlier versions of resumes. */
export async function sealVersions(tx: Ctx, limit: number): Promise<number> {
  const rows = await tx.db
    .selectFrom('resume_version')
    .selectAll()
    .where('content_hash', 'is', null)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const row of rows) await sealVersion(tx, row);
  return rows.length;
}

async function sealVersion(tx: Ctx, row: Selectable<Tables['resume_version']>): Promise<void> {
  const { secretBox } = tx.ports;
  const content = openContent(secretBox, row.content, row.contact_cipher);
  const { json, cipher } = sealContent(secretBox, content);
  const hash = contentHash(secretBox, content);
  // A copy of an earlier version keeps once more what is kept already: the later of both stays.
  const twin = await tx.db
    .deleteFrom('resume_version')
    .where('resume_id', '=', row.resume_id)
    .where('content_hash', '=', hash)
    .where('id', '<>', row.id)
    .returning(['saved_at', 'kept_at'])
    .executeTakeFirst();
  const later = twin !== undefined && twin.saved_at > row.saved_at ? twin : row;
  await tx.db
    .updateTable('resume_version')
    .set({
      content: json,
      contact_cipher: cipher,
      content_hash: hash,
      content_sha256: null,
      saved_at: later.saved_at,
      kept_at: later.kept_at,
    })
    .where('id', '=', row.id)
    .execute();
}

/**
 * Writes the hashes of a page of versions anew, by the secret in force. Answers the last id of the page, null after the
 * last page, and how many were by another secret.
 */
export async function rotateContentHashPage(
  tx: Ctx,
  after: string | null,
  limit: number,
): Promise<{ last: string | null; rotated: number }> {
  const { secretBox } = tx.ports;
  let page = tx.db.selectFrom('resume_version').selectAll().where('content_hash', 'is not', null);
  if (after !== null) page = page.where('id', '>', after);
  const rows = await page.orderBy('id').limit(limit).forUpdate().execute();
  let rotated = 0;
  for (const row of rows) {
    const hash = contentHash(secretBox, openContent(secretBox, row.content, row.contact_cipher));
    if (row.content_hash?.equals(hash) === true) continue;
    await sealVersion(tx, row);
    rotated += 1;
  }
  return { last: rows.length < limit ? null : (rows.at(-1)?.id ?? null), rotated };
}
