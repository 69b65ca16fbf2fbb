import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Box } from './read-letters.ts';

/** A picture in black and white. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  isDark(x: number, y: number): boolean;
}

export async function readInk(png: Buffer): Promise<Ink> {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, isDark: (x, y) => (data[4 * (y * width + x)] ?? 255) < 128 };
}

export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/** Darkest spots that are still dust: a letter has more pixels than this in a column, somewhere. */
const dust = 1;

/**
 * The stretches of a line that gaps of at least `gap` pixels part from each other, from left to right. Rules of a table
 * (dark over the whole height) are no ink.
 */
export function findStretches(ink: Ink, box: Box, gap: number): Stretch[] {
  const top = Math.max(0, box.top);
  const bottom = Math.min(ink.height, box.bottom);
  const stretches: { left: number; right: number }[] = [];
  for (let x = Math.max(0, box.left); x < Math.min(ink.width, box.right); x++) {
    let dark = 0;
    for (let y = top; y < bottom; y++) if (ink.isDark(x, y)) dark++;
    if (dark <= dust || dark >= bottom - top) continue;
    const last = stretches.at(-1);
    if (last !== undefined && x - last.right < gap) last.right = x + 1;
    else stretches.push({ left: x, right: x + 1 });
  }
  return stretches.filter(({ left, right }) => right - left > 2);
}
