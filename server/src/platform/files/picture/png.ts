import type { CleanPicture } from './clean-picture.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Texts, time and EXIF; what is not named here has to do with how the picture looks. */
const dropped = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'caBX']);

/** A PNG without the texts, times and EXIF in it and without what follows its end. null where it cannot be read. */
export function cleanPng(bytes: Buffer): CleanPicture | null {
  if (!bytes.subarray(0, 8).equals(signature) || bytes.length < 24) return null;
  const parts: Buffer[] = [signature];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length || (at === 8 && type !== 'IHDR')) return null;
    if (!dropped.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND')
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: Buffer.concat(parts) };
    at = end;
  }
  return null;
}
