import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What every upload answers; `url` is signed and works for ten minutes (decisions §12). */
export const uploadedFile = z.object({
  fileId: z.string(),
  url: z.string(),
  name: z.string(),
  size: z.int(),
  /** Media type by content. */
  type: z.string(),
});

const megabyte = 1024 * 1024;

export const uploadFile = endpoint({
  method: 'POST',
  path: '/admin/oss/upload',
  caller: 'signedIn',
  summary: '上传文件（图片、PDF、Word），只有本人能使用；一天内没有用到的会被删除',
  upload: { kinds: ['image', 'pdf', 'word'], maxBytes: 20 * megabyte, maxImageBytes: 10 * megabyte },
  output: uploadedFile,
});

export const accountFileEndpoints = { uploadFile };
