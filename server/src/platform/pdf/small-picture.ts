import { createCanvas, loadImage } from '@napi-rs/canvas';

/** As wide as a picture on a page is printed sharply: 26 mm at 420 dots an inch. */
const maxWidth = 430;

/**
 * A picture as a JPEG no wider than a page shows; smaller ones keep their size. One whose points cannot be read is blank
 * paper: a page without its picture is worth more to its owner than none.
 */
export async function printablePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await loadImage(bytes).catch(() => createCanvas(1, 1));
  const width = Math.min(maxWidth, picture.width);
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  // JPEG has no transparency: what is clear is paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas.toBuffer('image/jpeg', 88);
}
