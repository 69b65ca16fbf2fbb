import * as z from 'zod/mini';
import { malformedId } from './errors.ts';

/** An id of ours: a UUIDv7 string made in TypeScript. */
export const id = z.uuid(malformedId);

/** The same key twice is the same result (decisions §3). Sent by clients for writes without a natural key. */
export const idempotencyKey = z
  .string()
  .check(
    z.minLength(8, '提交标识至少 8 个字符，请刷新页面后重试'),
    z.maxLength(80, '提交标识最多 80 个字符，请刷新页面后重试'),
  );
