import { sql } from 'kysely';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { Ctx } from '#server/context.ts';
import { sealContent } from '../contact/sealed-content.ts';

export interface ConfirmedRow {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly content: ResumeContent;
}

/** Stores confirmed resumes, each its person's default, in one statement. @param edition of their terms */
export async function insertConfirmedResumes(tx: Ctx, rows: readonly ConfirmedRow[], edition: number): Promise<void> {
  const now = tx.now();
  const sealed = rows.map((row) => sealContent(tx.ports.secretBox, row.content));
  await sql`insert into resume_resume
      (id, user_id, title, content, contact_cipher, confidence, parse_state, version, is_default, confirmed_at, created_at, updated_at, term_edition)
    select id, person, title, content, contact, '{}'::jsonb, 'none', 2, true, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz,
      ${edition}::integer
    from unnest(
      ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.userId)}::uuid[],
      ${rows.map((row) => row.title)}::text[], ${sealed.map(({ json }) => json)}::jsonb[],
      ${sealed.map(({ cipher }) => cipher)}::bytea[])
      as made (id, person, title, content, contact)`.execute(tx.db);
}
