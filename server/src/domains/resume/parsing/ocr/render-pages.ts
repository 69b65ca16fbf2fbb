import { createCanvas } from '@napi-rs/canvas';
import { open } from '../pdf/read-pdf.ts';

/** One page of a PDF as a picture. */
export interface PagePicture {
  /** PNG. */
  readonly png: Buffer;
  /** Size of the page in points. */
  readonly width: number;
  readonly height: number;
  /** Pixels for each point. */
  readonly scale: number;
}

/** 200 dots an inch: letters of ten points are 28 pixels high, which is what the recogniser is best at. */
const wantedScale = 200 / 72;
/** A poster is shown smaller rather than in more pixels than this: a letter-sized page has four million. */
const mostPixels = 9_000_000;

/** Draws the first pages of a PDF, one after the other, so that only one picture is in memory. @throws PdfRefused */
export async function* renderPages(bytes: Uint8Array, maxPages: number): AsyncGenerator<PagePicture> {
  const pdf = await open(bytes);
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(wantedScale, Math.sqrt(mostPixels / (width * height)));
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      // The library's types know the canvas of a browser alone; outside of one it is made to draw on this one.
      const drawing = { canvas, viewport } as unknown as Parameters<typeof page.render>[0];
      await page.render(drawing).promise;
      yield { png: canvas.toBuffer('image/png'), width, height, scale };
      page.cleanup();
    }
  } finally {
    await pdf.loadingTask.destroy();
  }
}
