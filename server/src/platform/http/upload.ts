import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { FileKind, UploadedFile, UploadKind } from '@pinjian/contract/endpoint.ts';
import { errors } from '@pinjian/contract/errors.ts';
import { Refusal } from '../core/refusal.ts';
import { unreadable } from './unreadable.ts';
import { nameContent } from '../files/content-name.ts';
import { beginsAsPdf, judgePdfEdges } from '../files/pdf-polyglot.ts';
import { cleanPicture } from '../files/picture/clean-picture.ts';

/** Every request is cut off here (decisions §12). */
export const uploadHardCap = 25 * 1024 * 1024;

const kindNames: Readonly<Record<FileKind, string>> = { image: '图片', pdf: 'PDF', word: 'Word', text: '文本' };

/** Media types that an upload may have by its content. SVG is left out: it can carry scripts. */
const kindsByType: Readonly<Record<string, FileKind>> = {
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/x-cfb': 'word',
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/json': 'text',
};

/** What plain text is by the ending of its name: it bears no mark. */
const textTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/markdown',
  markdown: 'text/markdown',
  json: 'application/json',
};

const edgeTexts = {
  more: '这个 PDF 的前后夹带了别的内容，请重新导出为 PDF 后再上传',
  cutOff: '文件不完整，可能没有下载完，请重新下载或导出后再上传',
} as const;

/** The one file of a multipart body, told by its content and within its limit; otherwise a refusal that says what to do. */
export async function receiveUpload(request: FastifyRequest, accepts: UploadKind): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal(errors.unsupportedType);
  const part = await readFile(request);
  if (part === null)
    throw new Refusal(errors.invalidInput, {
      message: '请选择要上传的文件',
      data: [{ path: 'file', message: '请选择要上传的文件' }],
    });
  const { bytes } = part;
  const complain = (message: string) =>
    new Refusal(errors.invalidInput, { message, data: [{ path: 'file', message }] });
  if (bytes.length === 0) throw complain('文件是空的，请重新选择');
  const type = await typeOf(bytes, part.filename, accepts.kinds);
  const kind = kindsByType[type];
  if (kind === undefined || !accepts.kinds.includes(kind))
    throw complain(otherKindText(bytes, type, accepts.kinds, part.filename));
  const limit = kind === 'image' ? (accepts.maxImageBytes ?? accepts.maxBytes) : accepts.maxBytes;
  if (bytes.length > limit)
    throw complain(`${limit < accepts.maxBytes ? '图片' : '文件'}不能超过 ${Math.floor(limit / 1024 / 1024)}MB`);
  const name = fileName(part.filename);
  if (!nameFits(name, kind)) throw complain('文件名的后缀与内容不符，请确认选对了文件');
  const amiss = kind === 'pdf' ? judgePdfEdges(bytes) : null;
  if (amiss !== null) throw complain(edgeTexts[amiss]);
  if (kind !== 'image') return { name, kind, type, size: bytes.length, bytes };
  const clean = cleanPicture(type, bytes);
  if (clean === 'broken') throw complain('图片已损坏或不完整，请重新保存后再上传');
  if (clean === 'huge') throw complain('图片的像素过多，请缩小后再上传');
  return { name, kind, type, size: clean.bytes.length, bytes: clean.bytes };
}

/** The file of the body with its bytes; null where there is none. A form that ends too early is none that can be read. */
async function readFile(request: FastifyRequest): Promise<{ bytes: Buffer; filename: string } | null> {
  try {
    const part: MultipartFile | undefined = await request.file({ limits: { fileSize: uploadHardCap, files: 1 } });
    if (part === undefined) return null;
    const bytes = await part.toBuffer();
    // The parser looks for a cut only while pieces come: one behind the last piece it would pass over.
    if (part.file.truncated) throw new Refusal(errors.tooLarge);
    return { bytes, filename: part.filename };
  } catch (error) {
    // What has a code is a limit, or a connection that is gone; the parser of forms throws plain errors.
    if (error instanceof Error && 'code' in error) throw error;
    throw unreadable();
  }
}

/** The media type by content, '' when it is not known; of what bears no mark by its name, where plain text is asked for. */
async function typeOf(bytes: Uint8Array, filename: string, kinds: readonly FileKind[]): Promise<string> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  // A line break of a mail gateway before the mark.
  if (type === '' && beginsAsPdf(bytes)) return 'application/pdf';
  if (type !== '' || !kinds.includes('text') || nameContent(bytes, type) !== null) return type;
  return textTypes[/\.([a-z]+)$/.exec(filename.toLowerCase())?.[1] ?? ''] ?? '';
}

/** Names that promise what was asked for, over bytes that are nothing known: who chose such a file is told so. */
const claims: readonly { readonly kind: FileKind; readonly ending: RegExp; readonly text: string }[] = [
  {
    kind: 'word',
    ending: /\.docx?$/i,
    text: '文件的后缀是 Word，内容却不是，可能已损坏或改过后缀，请用 Word 打开后另存为 .docx 再上传',
  },
  {
    kind: 'pdf',
    ending: /\.pdf$/i,
    text: '文件的后缀是 PDF，内容却不是，可能已损坏或改过后缀，请重新导出后再上传',
  },
];

/** What to upload instead; where documents are asked for, also what this one is, which its name may not say. */
function otherKindText(bytes: Uint8Array, type: string, kinds: readonly FileKind[], filename: string): string {
  const asked = `请上传${kindsText(kinds)}文件`.replace(/(?<=请上传)(?=[A-Z])/, ' ').replace('或 文本 ', '或文本');
  const content = kinds.includes('word') ? nameContent(bytes, type) : null;
  const claimed = claims.find(({ kind, ending }) => kinds.includes(kind) && ending.test(filename));
  if (content === null && claimed !== undefined) return claimed.text;
  return content === null ? asked : `${asked}，您选的是${content.name}，${content.advice}`;
}

function kindsText(kinds: readonly FileKind[]): string {
  const names = kinds.map((kind) => kindNames[kind]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')} 或 ${names.at(-1) ?? ''} `;
}

/** Endings that a file of a kind may bear. Old Word files share their content's mark with other programs' files. */
const endings: Readonly<Record<FileKind, readonly string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'jpe', 'jfif', 'webp'],
  pdf: ['pdf'],
  word: ['doc', 'docx', 'dot', 'dotx', 'wps'],
  text: ['txt', 'md', 'json'],
};

/** Whether a name says what its content is; a name without an ending says nothing (v2 and 2024 are none). */
function nameFits(name: string, kind: FileKind): boolean {
  const ending = /\.([a-z]{2,4})$/.exec(name.toLowerCase())?.[1];
  return ending === undefined || endings[kind].includes(ending);
}

/**
 * A file's name as a label: no path, no control characters, none that turn the direction of writing (so that exe.pdf is
 * no fdp.exe) or cannot be seen, at most 120 characters.
 */
function fileName(given: string | undefined): string {
  const last = (given ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return clean === '' ? '未命名文件' : [...clean].slice(-120).join('');
}
