import { createCanvas, loadImage } from '@napi-rs/canvas';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanPicture, type CleanPicture } from './clean-picture.ts';

/** What a camera writes, and what somebody hangs behind a picture. */
const secret = 'GPSLatitude 30.2741 N';
const behind = Buffer.from('PK\u0003\u0004<html><script>alert(1)</script>');

function drawn() {
  const canvas = createCanvas(30, 20);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#2fc2ff';
  pen.fillRect(0, 0, 15, 20);
  return canvas;
}

const jpeg = drawn().encodeSync('jpeg', 90);
const png = drawn().encodeSync('png');
const webp = drawn().encodeSync('webp', 90);

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** EXIF in either order of bytes, with an orientation and whatever else. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const directory = isLittle
    ? Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0])
    : Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory, Buffer.from(secret)]);
}

const withJpeg = (...segments: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), behind]);

function withPng(type: string): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(`Comment\0${secret}`)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length - 4, 0);
  frame.writeUInt32BE(crc32(content), 4);
  const chunk = Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33), behind]);
}

function withWebp(type: 'EXIF' | 'XMP '): Buffer {
  const frame = Buffer.alloc(8);
  frame.write(type, 'latin1');
  frame.writeUInt32LE(secret.length, 4);
  const chunk = Buffer.concat([frame, Buffer.from(secret), Buffer.alloc(secret.length % 2)]);
  const whole = Buffer.concat([webp, chunk]);
  whole.writeUInt32LE(whole.length - 8, 4);
  // The encoder writes an extended file: its flags say what is in it.
  expect(whole.toString('latin1', 12, 16)).toBe('VP8X');
  whole.writeUInt8(whole.readUInt8(20) | 0x0c, 20);
  return Buffer.concat([whole, behind]);
}

function cleaned(type: string, bytes: Buffer): CleanPicture {
  const clean = cleanPicture(type, bytes);
  if (typeof clean === 'string') throw new Error(`the picture is ${clean}`);
  return clean;
}

describe('a picture', () => {
  it.each<[string, string, Buffer]>([
    ['a JPEG with EXIF', 'image/jpeg', withJpeg(segment(0xe1, exif(1, false)))],
    [
      'a JPEG with XMP, IPTC and a comment',
      'image/jpeg',
      withJpeg(
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
        segment(0xed, Buffer.from(secret)),
        segment(0xfe, Buffer.from(secret)),
      ),
    ],
    ['a JPEG with pictures in it', 'image/jpeg', withJpeg(segment(0xe2, Buffer.from(`MPF\0${secret}`)))],
    ['a PNG with text', 'image/png', withPng('tEXt')],
    ['a PNG with EXIF', 'image/png', withPng('eXIf')],
    ['a WebP with EXIF', 'image/webp', withWebp('EXIF')],
    ['a WebP with XMP', 'image/webp', withWebp('XMP ')],
  ])('%s loses what was not the picture, and what hung behind it', async (_name, type, bytes) => {
    expect(bytes.includes(secret)).toBe(true);
    const clean = cleaned(type, bytes);
    expect(clean).toMatchObject({ width: 30, height: 20 });
    for (const trace of [secret, 'GPS', '<script>', 'PK\u0003\u0004']) expect(clean.bytes.includes(trace)).toBe(false);
    const shown = await loadImage(clean.bytes);
    expect([shown.width, shown.height]).toEqual([30, 20]);
    expect(cleaned(type, clean.bytes).bytes.equals(clean.bytes)).toBe(true);
  });

  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', webp],
  ])('without anything to lose stays as it is: %s', async (type, bytes) => {
    const pixels = async (picture: Buffer) => {
      const pen = createCanvas(30, 20).getContext('2d');
      pen.drawImage(await loadImage(picture), 0, 0);
      return Buffer.from(pen.getImageData(0, 0, 30, 20).data);
    };
    expect((await pixels(cleaned(type, bytes).bytes)).equals(await pixels(bytes))).toBe(true);
  });

  it.each([true, false])('keeps which side is up (little-endian: %s)', (isLittle) => {
    const clean = cleaned('image/jpeg', withJpeg(segment(0xe1, exif(6, isLittle)))).bytes;
    const at = clean.indexOf('Exif\0\0', 0, 'latin1') + 6;
    expect(clean.readUInt16BE(at + 18)).toBe(6);
    expect(clean.includes('GPS')).toBe(false);
  });

  it('that claims more pixels than any is huge, however small its file', () => {
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    expect(cleanPicture('image/png', bomb)).toBe('huge');
    const line = Buffer.from(png);
    line.writeUInt32BE(1_000_000, 16);
    line.writeUInt32BE(1, 20);
    expect(cleanPicture('image/png', line)).toBe('huge');
  });

  it('that was cut off, or is something else, is broken', () => {
    for (const [type, bytes] of [
      ['image/png', png],
      ['image/webp', webp],
    ] as const)
      expect(cleanPicture(type, bytes.subarray(0, bytes.length - 20))).toBe('broken');
    expect(cleanPicture('image/jpeg', jpeg.subarray(0, 100))).toBe('broken');
    expect(cleanPicture('image/svg+xml', Buffer.from('<svg/>'))).toBe('broken');
  });

  it('that says it is extended and does not say how is broken', () => {
    const empty = Buffer.from('VP8X\0\0\0\0', 'latin1');
    const whole = Buffer.concat([webp, empty]);
    whole.writeUInt32LE(whole.length - 8, 4);
    expect(cleanPicture('image/webp', whole)).toBe('broken');
  });

  it('of any bytes whatever is read without a fault', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(['image/jpeg', jpeg], ['image/png', png], ['image/webp', webp]),
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 20 }),
        ([type, original], changes) => {
          const bytes = Buffer.from(original);
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          cleanPicture(type, bytes);
        },
      ),
    );
  });
});
