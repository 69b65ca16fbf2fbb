import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import { findPendingVerifications } from './queries.ts';

/** A submission that waits for a decision, with what is needed to make it. */
export interface PendingVerification {
  readonly verificationId: string;
  readonly companyName: string;
  readonly creditCode: string;
  readonly submittedAt: Date;
  /** Signed address of the licence's picture, 10 min. */
  readonly licenceUrl: string;
  /** The licence check could not tell. */
  readonly unsure: boolean;
}

/** For whoever decides: /sandbox, later the console. Newest first, at most 100. */
export async function listPendingVerifications(ctx: Ctx): Promise<PendingVerification[]> {
  const rows = await findPendingVerifications(ctx);
  return rows.map((row) => ({
    verificationId: row.id,
    companyName: row.company_name,
    creditCode: row.credit_code,
    submittedAt: row.submitted_at,
    licenceUrl: signedUrl(ctx.ports.secretBox, row.licence_file_id, ctx.now()),
    unsure: row.unsure,
  }));
}
