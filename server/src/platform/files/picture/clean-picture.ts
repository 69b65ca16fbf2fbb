import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** A picture with nothing in it but the picture. */
export interface CleanPicture {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Pixels of a picture, and of one side: a file of a few kilobytes may claim more than any memory holds. */
const mostPixels = 50_000_000;
const mostSide = 16_000;

const cleaners: Readonly<Record<string, (bytes: Buffer) => CleanPicture | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
};

/**
 * The picture without what says where, when and with what it was taken, and without what hangs behind its end. The
 * pixels are not touched and never unpacked here. `broken` where its parts do not fit, `huge` where it claims too much.
 */
export function cleanPicture(type: string, bytes: Uint8Array): CleanPicture | 'broken' | 'huge' {
  const clean = cleaners[type]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null;
  if (clean === null || clean.width === 0 || clean.height === 0) return 'broken';
  const isHuge = clean.width * clean.height > mostPixels || Math.max(clean.width, clean.height) > mostSide;
  return isHuge ? 'huge' : clean;
}
