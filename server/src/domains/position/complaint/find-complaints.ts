import type { CompanyCard } from '@pinjian/contract/company.ts';
import type { ComplaintKind, ComplaintState } from '@pinjian/contract/position-complaint.ts';
import { positionStatus } from '@pinjian/contract/position-state.ts';
import type { PositionPreview } from '@pinjian/contract/position-view.ts';
import type { Ctx } from '#server/context.ts';
import { agencyLicenceFor, companyOf } from '../find-cards.ts';
import { findPositionById, writtenContent } from '../queries.ts';
import { previewView } from '../view.ts';
import {
  countOpenComplaints,
  findComplaint,
  findComplaintsAbout,
  findOpenComplaints,
  type ComplaintRow,
} from './queries.ts';

/** What one person found wrong with a position. Who it was stays with the platform. */
export interface ComplaintEntry {
  readonly complaintId: string;
  readonly kind: ComplaintKind;
  readonly words: string;
  readonly state: ComplaintState;
  readonly reason: string | null;
  readonly submittedAt: Date;
  readonly askedAt: Date | null;
  readonly decidedAt: Date | null;
}

/** A complaint with everything that is needed to decide it. */
export interface ComplaintCase extends ComplaintEntry {
  readonly positionId: string;
  readonly seekerId: string | null;
  readonly onShow: boolean;
  readonly company: CompanyCard;
  readonly preview: PositionPreview;
  readonly others: readonly ComplaintEntry[];
}

/** Complaints in the queue of the console. */
export async function listComplaints(ctx: Ctx, page: { readonly current: number; readonly pageSize: number }) {
  return (await findOpenComplaints(ctx, page)).map((row) => ({
    complaintId: row.id,
    title: row.title,
    companyName: row.company_name,
    kind: row.kind,
    state: row.state,
    submittedAt: row.submitted_at,
  }));
}

/** How many wait for an admin, and since when the first does. */
export async function countComplaints(ctx: Ctx): Promise<{ count: number; oldest: Date | null }> {
  return countOpenComplaints(ctx);
}

/** null where there is no such complaint. */
export async function findComplaintCase(ctx: Ctx, complaintId: string): Promise<ComplaintCase | null> {
  const row = await findComplaint(ctx, complaintId);
  const record = row === undefined ? undefined : await findPositionById(ctx, row.position_id);
  if (row === undefined || record === undefined) return null;
  const content = record.content ?? writtenContent(record);
  const company = await companyOf(ctx, record.companyId);
  const all = await findComplaintsAbout(ctx, record.id);
  return {
    ...entryOf(row),
    positionId: record.id,
    seekerId: row.seeker_id,
    onShow: record.status === positionStatus.open,
    company,
    preview: previewView(record, content, company, await agencyLicenceFor(ctx, record.companyId, content)),
    others: all.filter(({ id }) => id !== row.id).map(entryOf),
  };
}

function entryOf(row: ComplaintRow): ComplaintEntry {
  return {
    complaintId: row.id,
    kind: row.kind,
    words: row.words,
    state: row.state,
    reason: row.reason,
    submittedAt: row.submitted_at,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
  };
}
