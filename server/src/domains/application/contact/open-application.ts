import type { Selectable } from 'kysely';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { openContent, phoneParts, sealContent, type ResumeSnapshot } from '#domains/resume/index.ts';
import type { Ctx } from '#server/context.ts';
import type { ApplicationApplicationTable } from '#server/tables.ts';

type Stored = Selectable<ApplicationApplicationTable>;
type Sealed = 'resume_snapshot' | 'resume_contact_cipher' | 'resume_phone_parts';

/** A row, with whatever was selected beside it, and the resume that was sent whole. */
export type Opened<Row extends Pick<Stored, Sealed>> = Omit<Row, Sealed> & {
  readonly resume_snapshot: ResumeContent | null;
};
export type ApplicationRow = Opened<Stored>;

/** The columns of what was sent, as they are written. */
export type SentColumns = Pick<
  Stored,
  'resume_id' | 'resume_title' | 'resume_contact_cipher' | 'resume_phone_parts'
> & {
  readonly resume_snapshot: string | null;
};

/** A stored application with the resume that was sent whole. */
export function openApplication<Row extends Pick<Stored, Sealed>>(ctx: Ctx, stored: Row): Opened<Row> {
  const { resume_snapshot: sent, resume_contact_cipher: cipher, resume_phone_parts: _parts, ...columns } = stored;
  return { ...columns, resume_snapshot: sent === null ? null : openContent(ctx.ports.secretBox, sent, cipher) };
}

/** What an application holds of the resume that was sent to a company. */
export function sentColumns(
  { ports: { secretBox } }: Ctx,
  companyId: string,
  resume: Pick<ResumeSnapshot, 'resumeId' | 'title' | 'content'>,
): SentColumns {
  const { json, cipher } = sealContent(secretBox, resume.content);
  return {
    resume_id: resume.resumeId,
    resume_title: resume.title,
    resume_snapshot: json,
    resume_contact_cipher: cipher,
    resume_phone_parts: phoneParts(secretBox, companyId, resume.content.basics.phone),
  };
}

/** The same where nothing is there any more. */
export const nothingSent = {
  resume_id: null,
  resume_title: null,
  resume_snapshot: null,
  resume_contact_cipher: null,
  resume_phone_parts: null,
} satisfies SentColumns;
