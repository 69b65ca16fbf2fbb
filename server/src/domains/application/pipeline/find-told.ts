import type { NewMeta } from '@pinjian/contract/message.ts';
import { companyName } from '#domains/company/index.ts';
import type { Ctx } from '#server/context.ts';
import { metaOf } from './announcements.ts';
import { findApplication, findPositionTitle } from './queries.ts';

/** What a company is told about one of its candidates: by which name, for which position, and the way there. */
interface Told {
  readonly companyId: string;
  readonly applicationId: string;
  readonly candidate: string;
  readonly title: string;
  readonly meta: NewMeta;
}

/** The same for an interview that was asked for; null where it belongs to no application any more. */
export async function findTold(tx: Ctx, applicationId: string | null): Promise<Told | null> {
  const row = applicationId === null ? undefined : await findApplication(tx, applicationId);
  if (row === undefined) return null;
  const facts = {
    companyName: await companyName(tx, row.company_id),
    positionId: row.position_id,
    // What was sent is no longer theirs to read once it was withdrawn.
    resumeId: row.status === 0 ? null : row.resume_id,
  };
  return {
    companyId: row.company_id,
    applicationId: row.id,
    // Only who applied there, or agreed to exchange contacts, is known to the company by name.
    candidate:
      ((row.applied_at !== null || row.contact_agreed_at !== null) && row.resume_snapshot?.basics.name) || '候选人',
    title: await findPositionTitle(tx, row.position_id),
    meta: metaOf('company', facts),
  };
}
