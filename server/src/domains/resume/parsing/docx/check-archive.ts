import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

/** Why a Word file is refused before anything reads it. */
export type ArchiveProblem = 'broken' | 'truncated' | 'encrypted' | 'suspicious' | 'declaring' | 'wrongKind' | 'empty';

/** What an honest resume never reaches. Sizes are bytes after unpacking. */
const limits = { entries: 2000, total: 120 * 1024 * 1024, xml: 16 * 1024 * 1024 };

/**
 * Unpacks every entry of a DOCX once, counting, and keeps nothing: what the archive's directory claims about sizes is
 * not believed. Answers the first problem, or null for a file that is safe to read.
 */
export async function checkArchive(bytes: Uint8Array): Promise<ArchiveProblem | null> {
  let archive: ZipFile;
  try {
    archive = await openArchive(bytes);
  } catch (error) {
    if (error instanceof Error) return hasEnd(bytes) ? 'broken' : 'truncated';
    throw error;
  }
  try {
    return await checkEntries(archive);
  } catch (error) {
    // yauzl and zlib throw plain errors for whatever contradicts the format.
    if (error instanceof ArchiveRefused) return error.problem;
    if (error instanceof Error) return 'broken';
    throw error;
  } finally {
    archive.close();
  }
}

/** The texts of some entries by their names. The archive must have passed `checkArchive`. */
export async function readEntries(bytes: Uint8Array, wanted: (name: string) => boolean): Promise<Map<string, string>> {
  const archive = await openArchive(bytes);
  try {
    const texts = new Map<string, string>();
    for await (const entry of entriesOf(archive))
      if (wanted(entry.fileName)) texts.set(entry.fileName, (await unpack(archive, entry, limits.xml, true)).text);
    return texts;
  } finally {
    archive.close();
  }
}

class ArchiveRefused extends Error {
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
}

function openArchive(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, autoClose: false }, (error, archive) =>
      error === null && archive !== undefined ? resolve(archive) : reject(error),
    );
  });
}

/** Whether the record that ends every archive is there: what comes last is lost first. */
function hasEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('PK\x05\x06', 0, 'latin1');
}

async function checkEntries(archive: ZipFile): Promise<ArchiveProblem | null> {
  if (archive.entryCount > limits.entries) return 'suspicious';
  let total = 0;
  let isDocument = false;
  let hasContent = false;
  for await (const entry of entriesOf(archive)) {
    if (entry.isEncrypted()) return 'encrypted';
    const isMain = /^word\/document\d*\.xml$/.test(entry.fileName);
    const limit = Math.min(limits.total - total, entry.fileName.endsWith('.xml') ? limits.xml : Infinity);
    if (entry.uncompressedSize > limit) return 'suspicious';
    const { size, text } = await unpack(archive, entry, limit, isMain);
    total += size;
    // Word writes no document type; whoever does wants its entities expanded.
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return 'declaring';
    isDocument ||= isMain;
    hasContent ||= isMain && /<w:t[ >]|<w:drawing|<w:pict|<w:object/.test(text);
  }
  if (!isDocument) return 'wrongKind';
  return hasContent ? null : 'empty';
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  for (let index = 0; index < archive.entryCount; index++) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle = () => {
        archive.off('entry', onEntry).off('end', onEnd).off('error', onError);
      };
      const onEntry = (each: Entry) => (settle(), resolve(each));
      const onEnd = () => (settle(), resolve(null));
      const onError = (error: Error) => (settle(), reject(error));
      archive.on('entry', onEntry).on('end', onEnd).on('error', onError);
      archive.readEntry();
    });
    if (entry === null) return;
    yield entry;
  }
}

/** Unpacks one entry, counting up to the limit; its text is kept only when asked for. */
async function unpack(
  archive: ZipFile,
  entry: Entry,
  limit: number,
  keep: boolean,
): Promise<{ size: number; text: string }> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    archive.openReadStream(entry, (error, opened) =>
      error === null && opened !== undefined ? resolve(opened) : reject(error),
    );
  });
  let size = 0;
  const kept: Buffer[] = [];
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > limit) throw new ArchiveRefused('suspicious');
    if (keep) kept.push(chunk);
  }
  return { size, text: Buffer.concat(kept).toString('utf8') };
}
