import type { DocumentType } from '@pinjian/contract/account-real-name.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import { findCheck, findOpenChecks, type RealNameRow } from './queries.ts';

/** An attempt that waits for a decision, with what is needed to make it. */
export interface PendingRealName {
  readonly checkId: string;
  readonly method: 'face' | 'document';
  readonly documentType: DocumentType;
  /** In full: whoever decides compares them with the document. */
  readonly name: string;
  readonly number: string;
  readonly startedAt: Date;
  /** Signed address of the document's picture, 10 min; null for a face. */
  readonly documentUrl: string | null;
}

/** For whoever decides: /sandbox, later the console. Newest first, at most 100. */
export async function listPendingRealNames(ctx: Ctx): Promise<PendingRealName[]> {
  return (await findOpenChecks(ctx)).map((row) => pendingView(ctx, row));
}

/** One attempt as whoever decides sees it; null once it is decided, or where there is none. */
export async function findPendingRealName(ctx: Ctx, checkId: string): Promise<PendingRealName | null> {
  const row = await findCheck(ctx, checkId);
  return row?.status === 0 ? pendingView(ctx, row) : null;
}

function pendingView(ctx: Ctx, row: RealNameRow): PendingRealName {
  const { secretBox } = ctx.ports;
  const read = (cipher: Buffer | null) => (cipher === null ? '' : secretBox.decrypt(cipher));
  return {
    checkId: row.id,
    method: row.method,
    documentType: row.document_type,
    name: read(row.name_cipher),
    number: read(row.number_cipher),
    startedAt: row.started_at,
    documentUrl: row.file_id === null ? null : signedUrl(secretBox, row.file_id, ctx.now()),
  };
}
