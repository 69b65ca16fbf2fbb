import type { CleanPicture } from './clean-picture.ts';

const dropped = new Set(['EXIF', 'XMP ']);
/** VP8X: a byte of flags, three for nothing, twice three for the size. */
const extendedLength = 10;
/** Its flags that say EXIF and XMP are there. */
const metadataFlags = 0x0c;

type Size = Pick<CleanPicture, 'width' | 'height'>;

function sizeOf(type: string, body: Buffer): Size | null {
  if (type === 'VP8X' && body.length >= extendedLength)
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  if (type === 'VP8 ' && body.length >= 10)
    return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  if (type === 'VP8L' && body.length >= 5) {
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return null;
}

/** A WebP without EXIF and XMP and without what follows its end. null where it cannot be read. */
export function cleanWebp(bytes: Buffer): CleanPicture | null {
  if (bytes.length < 20 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const parts: Buffer[] = [];
  let size: Size | null = null;
  for (let at = 12; at + 8 <= whole;) {
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > whole || (type === 'VP8X' && length < extendedLength)) return null;
    const end = Math.min(whole, at + 8 + length + (length % 2));
    const chunk = Buffer.from(bytes.subarray(at, end));
    size ??= sizeOf(type, bytes.subarray(at + 8, at + 8 + length));
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8);
    if (!dropped.has(type)) parts.push(chunk);
    at = end;
  }
  if (size === null) return null;
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  const head = Buffer.from('RIFF0000', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return { ...size, bytes: Buffer.concat([head, body]) };
}
