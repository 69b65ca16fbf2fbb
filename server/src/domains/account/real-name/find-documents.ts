import type { DocumentType } from '@pinjian/contract/account-real-name.ts';
import { signedUrl } from '#platform/files/signed-url.ts';
import type { Ctx } from '#server/context.ts';
import { findCheck, findChecksOf, findOpenDocuments, personOf, type RealNameRow } from './queries.ts';

/** A document that somebody handed in, in full: who shows it masks it. */
export interface DocumentRecord {
  readonly checkId: string;
  readonly personId: string;
  readonly documentType: DocumentType;
  /** '' once it was removed. */
  readonly name: string;
  /** '' once it is decided: it is kept for the comparison alone. */
  readonly number: string;
  readonly maskedNumber: string;
  /** 0 in review, 1 passed, 2 failed. */
  readonly status: 0 | 1 | 2;
  readonly submittedAt: Date;
  /** Signed address of the picture, 10 min; null once it is decided. */
  readonly documentUrl: string | null;
  /** Earlier attempts of the same identity, newest first. */
  readonly earlier: readonly {
    readonly checkId: string;
    readonly method: 'face' | 'document';
    readonly status: 0 | 1 | 2;
    readonly reason: string | null;
    readonly submittedAt: Date;
    readonly decidedAt: Date | null;
  }[];
}

/** Documents that wait for a person, who has waited longest first. */
export async function listDocumentsInReview(
  ctx: Ctx,
  page: { readonly current: number; readonly pageSize: number },
): Promise<Pick<DocumentRecord, 'checkId' | 'documentType' | 'name' | 'submittedAt'>[]> {
  return (await findOpenDocuments(ctx, page)).map((row) => ({
    checkId: row.id,
    documentType: row.document_type,
    name: read(ctx, row.name_cipher),
    submittedAt: row.started_at,
  }));
}

/** One document, decided or not; null where there is none. */
export async function findDocument(ctx: Ctx, checkId: string): Promise<DocumentRecord | null> {
  const row = await findCheck(ctx, checkId);
  if (row?.method !== 'document') return null;
  const all = await findChecksOf(ctx, row.user_id);
  const isOpen = row.status === 0;
  return {
    checkId: row.id,
    personId: await personOf(ctx, row.user_id),
    documentType: row.document_type,
    name: read(ctx, row.name_cipher),
    number: read(ctx, row.number_cipher),
    maskedNumber: row.masked_number,
    status: row.status,
    submittedAt: row.started_at,
    documentUrl: isOpen && row.file_id !== null ? signedUrl(ctx.ports.secretBox, row.file_id, ctx.now()) : null,
    earlier: all.filter((each) => each.id !== row.id && each.started_at <= row.started_at).map(entryView),
  };
}

function entryView(row: RealNameRow): DocumentRecord['earlier'][number] {
  return {
    checkId: row.id,
    method: row.method,
    status: row.status,
    reason: row.reason,
    submittedAt: row.started_at,
    decidedAt: row.decided_at,
  };
}

function read(ctx: Ctx, cipher: Buffer | null): string {
  return cipher === null ? '' : ctx.ports.secretBox.decrypt(cipher);
}
