import { resumeMaxPages } from '@pinjian/contract/resume.ts';
import { isCompoundFile, judgeCompoundFile } from './doc/compound-file.ts';
import { checkArchive } from './docx/check-archive.ts';
import { countPdfPages, PdfRefused } from './pdf/read-pdf.ts';

/** Why a file is refused at once; each has its code among the contract's resumeErrors. */
export type FileProblem =
  | 'emptyFile'
  | 'wrongKind'
  | 'brokenFile'
  | 'truncatedFile'
  | 'encryptedFile'
  | 'tooManyPages'
  | 'suspiciousFile'
  | 'declaringFile';

/**
 * What a look at the bytes shows: whether this is a PDF or a Word file that can be opened, and of an honest size. Runs
 * in the worker, like everything that touches a stranger's file.
 */
export async function inspectFile(bytes: Uint8Array): Promise<FileProblem | null> {
  if (bytes.length === 0) return 'emptyFile';
  if (isCompoundFile(bytes)) return judgeCompoundFile(bytes);
  if (startsWith(bytes, [0x50, 0x4b])) return archiveProblems[(await checkArchive(bytes)) ?? 'none'];
  // The header may stand behind some bytes of a mail gateway or a byte order mark.
  return bufferOf(bytes).subarray(0, 1024).includes('%PDF-') ? inspectPdf(bytes) : 'wrongKind';
}

const archiveProblems = {
  none: null,
  broken: 'brokenFile',
  truncated: 'truncatedFile',
  encrypted: 'encryptedFile',
  suspicious: 'suspiciousFile',
  declaring: 'declaringFile',
  wrongKind: 'wrongKind',
  empty: 'emptyFile',
} as const;

async function inspectPdf(bytes: Uint8Array): Promise<FileProblem | null> {
  try {
    const pages = await countPdfPages(bytes);
    if (pages === 0) return 'emptyFile';
    return pages > resumeMaxPages ? 'tooManyPages' : null;
  } catch (error) {
    if (error instanceof PdfRefused) {
      if (error.reason === 'encrypted') return 'encryptedFile';
      // Its end and its directory come last.
      return bufferOf(bytes).includes('%%EOF') ? 'brokenFile' : 'truncatedFile';
    }
    throw error;
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function startsWith(bytes: Uint8Array, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte);
}
