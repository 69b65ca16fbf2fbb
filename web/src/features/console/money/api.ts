import { uploadFile } from '@pinjian/contract/account-file.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';
import { call } from '#lib/client.ts';

/** Uploads what a decision rests on. A failure is shown. */
export function sendEvidence(file: File): Promise<Answer<typeof uploadFile>> {
  return call(uploadFile, { file });
}
