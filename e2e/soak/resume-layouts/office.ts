import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Converts Word documents with LibreOffice in one go; those for which there is no result stay out of the answer. */
export async function convertWithOffice(
  files: readonly string[],
  to: 'pdf' | 'doc',
  folder: string,
): Promise<string[]> {
  if (files.length === 0) return [];
  const profile = await mkdtemp(join(tmpdir(), 'resume-layouts-'));
  try {
    const format = to === 'doc' ? 'doc:MS Word 97' : 'pdf';
    await exec('soffice', [
      `-env:UserInstallation=file://${profile}`,
      '--headless',
      '--convert-to',
      format,
      '--outdir',
      folder,
      ...files,
    ]);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
  return files.filter((file) => existsSync(file.replace(/\.docx$/, `.${to}`)));
}

/** Whether this machine has LibreOffice. */
export async function hasOffice(): Promise<boolean> {
  try {
    await exec('soffice', ['--version']);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
