import { resumeErrors, resumeFileMaxBytes } from '@pinjian/contract/resume.ts';
import { bytesOf, isOverSize, isPdf, isWord, sizeText } from '#lib/format/file.ts';

/** The limit as people read it: 20 MB. */
export const limitText = sizeText(resumeFileMaxBytes);
const limitMb = resumeFileMaxBytes / bytesOf(1, 'mb');

/** What the file dialog offers. */
export const acceptedFiles =
  '.pdf,.docx,.doc,.md,.txt,.json,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const endings = ['.pdf', '.docx', '.doc'];
/** Plain text is known by its name: each system calls its kinds otherwise. */
const textEndings = ['.md', '.markdown', '.txt', '.json'];

/** The part of a File that can be judged without reading it. */
interface Chosen {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

function endsWith(file: Chosen, ending: string): boolean {
  return file.name.toLowerCase().endsWith(ending);
}

/** A machine without Office knows no type for .docx and .doc: then the name has to do, and the server looks at the bytes anyway. */
function isUntyped(file: Chosen): boolean {
  return file.type === '' || file.type === 'application/octet-stream' || file.type === 'application/zip';
}

/** Why a file is not sent at all, in the words the server would use; null when it may go. */
export function refuseFile(file: Chosen): string | null {
  const known = isPdf(file) || isWord(file) || (isUntyped(file) && endings.some((ending) => endsWith(file, ending)));
  if (!known && !textEndings.some((ending) => endsWith(file, ending))) return resumeErrors.wrongKind.message;
  if (file.size === 0) return resumeErrors.emptyFile.message;
  if (isOverSize(file.size, limitMb, 'mb')) return `简历文件不能超过 ${limitText}，请压缩后再上传`;
  return null;
}

/** Where a file stands between the hand of the person and the form. */
export type UploadStage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string }
  | { readonly kind: 'sending'; readonly name: string; readonly size: number; readonly share: number }
  | { readonly kind: 'reading'; readonly name: string; readonly resumeId: string };

/** The share that has left, as 3.2 MB / 8 MB. */
export function sentText(stage: { readonly size: number; readonly share: number }): string {
  return `${sizeText(Math.round(stage.size * stage.share))} / ${sizeText(stage.size)}`;
}
