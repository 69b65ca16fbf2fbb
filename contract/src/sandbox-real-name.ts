import * as z from 'zod/mini';
import { documentTypes } from './account-real-name.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time.ts';

/** An attempt to prove a real name that nobody has decided. */
export const sandboxRealName = z.object({
  checkId: z.string(),
  method: z.enum(['face', 'document']),
  documentType: z.enum(documentTypes),
  /** In full for a document, which they are compared with; masked for a face. */
  name: z.string(),
  number: z.string(),
  startedAt: instant,
  /** Signed address of the document's picture, 10 min; null for a face. */
  documentUrl: z.nullable(z.string()),
});

export const listSandboxRealNames = endpoint({
  method: 'GET',
  path: '/api/sandbox/realNames',
  caller: 'anyone',
  summary: '沙箱：待核对的实名认证',
  output: z.object({ records: z.array(sandboxRealName) }),
});

export const getSandboxRealName = endpoint({
  method: 'GET',
  path: '/api/sandbox/realNames/{checkId}',
  caller: 'anyone',
  summary: '沙箱：一次待核对的实名认证',
  /** null once it is decided, or where there is none. */
  output: z.object({ record: z.nullable(sandboxRealName) }),
});

export const decideSandboxRealName = endpoint({
  method: 'POST',
  path: '/api/sandbox/realNames/{checkId}/decide',
  caller: 'anyone',
  summary: '沙箱：决定一次实名认证的结果',
  body: z.object({
    outcome: z.enum(['passed', 'failed'], '请选择核对结果'),
    /** Why it failed, in words for the person. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200, '原因最多 200 个字'))),
  }),
  /** 1 verified, 2 failed. */
  output: z.object({ status: z.int() }),
});

export const sandboxRealNameEndpoints = { listSandboxRealNames, getSandboxRealName, decideSandboxRealName };
