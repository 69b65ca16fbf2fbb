import { createCanvas, loadImage } from '@napi-rs/canvas';

/** As wide as a picture on a page is printed sharply: 26 mm at 420 dots an inch. */
const maxWidth = 430;

/** A picture as a JPEG no wider than a page shows; smaller ones keep their size. */
export async function smallPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await loadImage(bytes);
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
