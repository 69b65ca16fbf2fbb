/** Head of a compound file, the container of Word 97 and of Office packages behind a password. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const sector = 512;

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function isCompoundFile(bytes: Uint8Array): boolean {
  return bufferOf(bytes).subarray(0, signature.length).equals(signature);
}

/**
 * What stands against a compound file: it is no Word document, or one locked with a password (as a .docx, or as a
 * .doc). Its directory names the streams in UTF-16.
 */
export function judgeCompoundFile(bytes: Uint8Array): 'encryptedFile' | 'wrongKind' | 'emptyFile' | null {
  const buffer = bufferOf(bytes);
  const names = (name: string) => buffer.includes(Buffer.from(name, 'utf16le'));
  if (names('EncryptedPackage')) return 'encryptedFile';
  if (!names('WordDocument')) return 'wrongKind';
  const head = findDocumentHead(buffer);
  if (head === null) return null;
  return isLocked(head) ? 'encryptedFile' : letterCount(head) === 0 ? 'emptyFile' : null;
}

/** The first sector of the Word document stream, found by its magic number; null when no sector begins with it. */
function findDocumentHead(buffer: Buffer): Buffer | null {
  for (let at = sector; at + sector <= buffer.length; at += sector)
    if (buffer.readUInt16LE(at) === 0xa5ec) return buffer.subarray(at, at + sector);
  return null;
}

/** fEncrypted of the head's flags. */
function isLocked(head: Buffer): boolean {
  return (head.readUInt16LE(0x0a) & 0x0100) !== 0;
}

/** How many characters the body has (ccpText); a document without words has one, its last paragraph mark. */
function letterCount(head: Buffer): number {
  return Math.max(0, head.readInt32LE(0x4c) - 1);
}
