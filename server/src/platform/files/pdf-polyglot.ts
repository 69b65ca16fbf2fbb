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

/** How a change to a PDF, or the rest of one made for the web, begins behind an earlier end. */
const goesOn = /^\d{1,10} \d{1,5} obj\b|^xref\b/;

/** Whether a file begins as a PDF does. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return start.test(bufferOf(bytes).subarray(0, 1024).toString('latin1'));
}

/**
 * What is wrong with the edges of a file that is told as a PDF. `more`: it is something else besides, an archive, a
 * program, a page; programs look for those at the beginning or at the end of a file, and PDF readers pass over what
 * stands there. `cutOff`: it goes on behind an end and has no other.
 */
export function judgePdfEdges(bytes: Uint8Array): 'more' | 'cutOff' | null {
  const file = bufferOf(bytes);
  if (!beginsAsPdf(bytes) || endsAsZip(file)) return 'more';
  const end = file.lastIndexOf('%%EOF');
  // Cut off, or never ended: whether it can be read is for its reader to say.
  if (end < 0) return null;
  const behind = file
    .subarray(end + 5)
    .toString('latin1')
    .replaceAll(/^[\s\0]+|[\s\0]+$/g, '');
  const isMore =
    behind.length > fewBytes || otherWords.test(behind) || otherMarks.some((mark) => behind.includes(mark));
  if (!isMore) return null;
  return goesOn.test(behind) ? 'cutOff' : 'more';
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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
