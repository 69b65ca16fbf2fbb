/** More is no resume of plain text: a book has less. */
const maxBytes = 2 * 1024 * 1024;

/**
 * The letters of a file of plain text: UTF-8 or UTF-16 with its mark, else UTF-8, else the Chinese encoding that older
 * programs write. null for what is none, or too large for any resume.
 */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes.length > maxBytes) return null;
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (marked !== null) return readable(decode(marked, bytes));
  if (bytes.includes(0)) return null;
  return readable(decode('utf-8', bytes) ?? decode('gb18030', bytes));
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // Bytes that are no letters of this encoding.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Programs and pictures hold characters that no text does. */
function readable(text: string | null): string | null {
  if (text === null) return null;
  const odd = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  return odd * 100 > text.length ? null : text;
}
