import type { CleanPicture } from './clean-picture.ts';

const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda];
/** JFIF and Adobe's colour transform; APP2 only where it is a colour profile. */
const keptApps = new Set([0xe0, 0xee]);

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function isKept(marker: number, body: Buffer): boolean {
  if (marker === 0xe2) return body.subarray(0, 11).toString('latin1') === 'ICC_PROFILE';
  return (marker < 0xe0 || keptApps.has(marker)) && marker !== 0xfe;
}

/** The Orientation tag of an EXIF segment's first directory, 1 to 8; null where it says nothing. */
function orientationOf(body: Buffer): number | null {
  if (body.subarray(0, 6).toString('latin1') !== 'Exif\0\0' || body.length < 14) return null;
  const tiff = body.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return null;
  for (let entry = 0; entry < short(start); entry++) {
    const at = start + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (short(at) === 0x0112) return short(at + 8) >= 1 && short(at + 8) <= 8 ? short(at + 8) : null;
  }
  return null;
}

/** An EXIF segment that says which side is up, and nothing else. */
function orientationSegment(orientation: number): Buffer {
  // APP1 of 34 bytes: Exif, big-endian TIFF, one directory with one entry, a short.
  const head = Buffer.from('ffe100224578696600004d4d002a0000000800010112000300000001', 'hex');
  return Buffer.concat([head, Buffer.from([0, orientation, 0, 0, 0, 0, 0, 0])]);
}

/** End of the entropy-coded data from `at`: the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Buffer, at: number): number {
  for (let next = bytes.indexOf(0xff, at); next >= 0; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return next;
  }
  return bytes.length;
}

/**
 * A JPEG without what its camera and editors wrote into it (place, time, device, previews, comments) and without what
 * follows its end; it keeps its colours and which side is up. null where it cannot be read.
 */
export function cleanJpeg(bytes: Buffer): CleanPicture | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation: number | null = null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) break;
    const length = bytes.readUInt16BE(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const body = bytes.subarray(at + 4, end);
    if (isFrame(marker) && body.length >= 5) size ??= { height: body.readUInt16BE(1), width: body.readUInt16BE(3) };
    if (marker === 0xe1) orientation ??= orientationOf(body);
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (isKept(marker, body)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  if (size === null) return null;
  if (orientation !== null && orientation !== 1) parts.splice(1, 0, orientationSegment(orientation));
  return { ...size, bytes: Buffer.concat([...parts, Buffer.from([0xff, endOfImage])]) };
}
