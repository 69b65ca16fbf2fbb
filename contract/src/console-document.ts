import * as z from 'zod/mini';
import { documentTypes } from './account-real-name.ts';
import { actReason, decisionReason } from './console-reason.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';
import { instant } from './time.ts';

const documentSummary = {
  checkId: z.string(),
  documentType: z.enum(documentTypes),
  maskedName: z.string(),
  submittedAt: instant,
};

export const listDocuments = endpoint({
  method: 'GET',
  path: '/admin/console/documents',
  caller: 'admin',
  summary: '管理后台：等待核对的实名材料，等得最久的在前',
  query: z.object(pageQuery),
  output: pageOf(z.object(documentSummary)),
});

const documentCase = z.object({
  ...documentSummary,
  maskedNumber: z.string(),
  personId: z.string(),
  /** It concerns the admin who reads: somebody else decides it. */
  isOwn: z.boolean(),
  /** Whether there is a picture to be looked at, by `showDocumentPicture`: until it is decided. */
  hasPicture: z.boolean(),
  /** 0 in review, 1 passed, 2 failed. */
  status: z.literal([0, 1, 2]),
  /** Earlier attempts of the same person, newest first. */
  earlier: z.array(
    z.object({
      checkId: z.string(),
      method: z.enum(['face', 'document']),
      status: z.literal([0, 1, 2]),
      reason: z.nullable(z.string()),
      submittedAt: instant,
      decidedAt: z.nullable(instant),
    }),
  ),
});
export type DocumentCase = z.output<typeof documentCase>;

export const getDocument = endpoint({
  method: 'GET',
  path: '/admin/console/documents/{checkId}',
  caller: 'admin',
  summary: '管理后台：一份实名材料，姓名和号码已脱敏，不含照片',
  output: documentCase,
});

/** That somebody looked is on record; more looks while an address may still be good are the same look. */
export const showDocumentPicture = endpoint({
  method: 'POST',
  path: '/admin/console/documents/{checkId}/picture',
  caller: 'admin',
  summary: '管理后台：查看一份实名材料的证件照片，会留下操作记录',
  /** Signed address of the picture, 10 min. */
  output: z.object({ url: z.string() }),
});

export const unmaskDocument = endpoint({
  method: 'POST',
  path: '/admin/console/documents/{checkId}/unmask',
  caller: 'admin',
  summary: '管理后台：说明原因后查看一份实名材料的完整姓名和号码',
  body: z.object({ reason: actReason }),
  output: z.object({ name: z.string(), number: z.string() }),
});

export const decideDocument = endpoint({
  method: 'POST',
  path: '/admin/console/documents/{checkId}/decide',
  caller: 'admin',
  summary: '管理后台：通过或不通过一份实名材料',
  body: z.object({ outcome: z.enum(['passed', 'failed'], '请选择核对结果'), reason: decisionReason }),
  output: z.object({ status: z.literal([0, 1, 2]) }),
});

export const consoleDocumentEndpoints = {
  listDocuments,
  getDocument,
  showDocumentPicture,
  unmaskDocument,
  decideDocument,
};
