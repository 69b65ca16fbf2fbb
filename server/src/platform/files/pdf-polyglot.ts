/** A byte order mark or white space, which mail gateways put there, and nothing else may stand before a PDF. */
const start = /^(?:\xef\xbb\xbf)?[\s\0]*%PDF-\d/;
/** What programs leave behind the end without meaning to. */
const fewBytes = 1024;
/** The beginnings of archives and programs … */
const otherMarks = ['PK\x03\x04', 'PK\x05\x06', '\x7fELF', 'Rar!', '7z\xbc\xaf', '#!/'];
/** … and of programs for Windows, pages and scripts. */
const otherWords = /(?:^|\n)MZ|<\s*(?:!doctype|html|script|body|svg|iframe|hta|\?php|%)/i;
/** The end of a ZIP archive is looked for from the end of a file, so far at most. */
const zipEndReach = 65_557;

/**
 * Whether a file that is told as a PDF is something else besides: an archive, a program, a page. Programs look for those
 * at the beginning or at the end of a file, and PDF readers pass over what stands there.
 */
export function isMoreThanPdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return !start.test(file.subarray(0, 1024).toString('latin1')) || hasMoreBehind(file) || endsAsZip(file);
}

function hasMoreBehind(file: Buffer): boolean {
  const end = file.lastIndexOf('%%EOF');
  // Cut off, or never ended: whether it can be read is for its reader to say.
  if (end < 0) return false;
  const behind = file
    .subarray(end + 5)
    .toString('latin1')
    .replaceAll(/^[\s\0]+|[\s\0]+$/g, '');
  return behind.length > fewBytes || otherWords.test(behind) || otherMarks.some((mark) => behind.includes(mark));
}

/** Whether the record that ends a ZIP archive stands where programs look for it, a comment behind it or not. */
function endsAsZip(file: Buffer): boolean {
  const tail = file.subarray(Math.max(0, file.length - zipEndReach));
  for (
    let at = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    at >= 0;
    at = tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1')
  ) {
    if (at + 22 <= tail.length && isZipEnd(tail, at, file.length)) return true;
    if (at === 0) return false;
  }
  return false;
}

/** Its directory lies within the file before it: four bytes alone may be found in any picture. */
function isZipEnd(tail: Buffer, at: number, length: number): boolean {
  const entries = tail.readUInt16LE(at + 10);
  const [size, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  return entries === 0xffff || (size >= 46 * entries && size + offset <= length);
}
