import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { printablePicture } from './small-picture.ts';

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

describe('a picture for a page', () => {
  it('is a JPEG, no larger than it is printed', async () => {
    const large = createCanvas(1200, 1600).toBuffer('image/png');
    const printed = await printablePicture(large);
    expect(isJpeg(printed)).toBe(true);
    expect(printed.length).toBeLessThan(50_000);
  });

  it('is blank where its points cannot be read: the pages come all the same', async () => {
    const whole = createCanvas(300, 400).toBuffer('image/png');
    const torn = Buffer.concat([whole.subarray(0, 60), Buffer.alloc(200, 7)]);
    for (const broken of [torn, Buffer.from('no picture')]) expect(isJpeg(await printablePicture(broken))).toBe(true);
  });
});
