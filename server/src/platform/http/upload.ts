import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind, UploadedFile, UploadKind } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';

/** Every request is cut off here (decisions §12). */
export const uploadHardCap = 25 * 1024 * 1024;

const kindNames: Readonly<Record<FileKind, string>> = { image: '图片', pdf: 'PDF', word: 'Word 文档' };

/** Media types that an upload may have by its content. SVG is left out: it can carry scripts. */
const kindsByType: Readonly<Record<string, FileKind>> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/x-cfb': 'word',
};

/** The one file of a multipart body, told by its content and within its limit; otherwise a refusal that says what to do. */
export async function receiveUpload(request: FastifyRequest, accepts: UploadKind): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal(errors.unsupportedType);
  const part = await request.file({ limits: { fileSize: uploadHardCap, files: 1 } });
  if (part === undefined)
    throw new Refusal(errors.invalidInput, {
      message: '请选择要上传的文件',
      data: [{ path: 'file', message: '请选择要上传的文件' }],
    });
  const bytes = await part.toBuffer();
  const complain = (message: string) =>
    new Refusal(errors.invalidInput, { message, data: [{ path: 'file', message }] });
  if (bytes.length === 0) throw complain('文件是空的，请重新选择');
  if (bytes.length > accepts.maxBytes) throw complain(`文件不能超过 ${Math.floor(accepts.maxBytes / 1024 / 1024)}MB`);
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const kind = kindsByType[type];
  if (kind === undefined || !accepts.kinds.includes(kind))
    throw complain(`请上传${accepts.kinds.map((each) => kindNames[each]).join('或')}文件`);
  return { name: fileName(part.filename), kind, type, size: bytes.length, bytes };
}

/** A file's name as a label: no path, no control characters, at most 120 characters. */
function fileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out here
  const clean = last.replaceAll(/[\u0000-\u001f\u007f]/g, '').trim();
  return clean === '' ? '未命名文件' : clean.slice(-120);
}
