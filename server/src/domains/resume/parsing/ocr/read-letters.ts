import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js';

/** A letter with the edges of its box in pixels; the recogniser only guesses them. */
export interface SeenLetter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A line of the upright picture, as the recogniser saw it. */
export interface SeenLine {
  /** With the spaces that stand between its words. */
  readonly text: string;
  readonly letters: readonly SeenLetter[];
  readonly box: Box;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface SeenPage {
  readonly lines: readonly SeenLine[];
  /** The picture turned upright, as PNGs: in black and white, and in shades of grey. */
  readonly ink: Buffer;
  readonly grey: Buffer;
}

/** Reads letters in pictures. */
export interface Recognizer {
  read(png: Buffer): Promise<SeenPage>;
  /** Latin letters in a part of a picture: addresses are read better by those who know no Chinese. */
  readLatin(png: Buffer, box: Box): Promise<string>;
  stop(): Promise<void>;
}

const require = createRequire(import.meta.url);
const packages = {
  chi_sim: require.resolve('@tesseract.js-data/chi_sim/package.json'),
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
} as const;

/** Loads what npm installed: without `langPath` the library fetches its data from a foreign server. */
async function load(language: keyof typeof packages, mode: PSM): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: path.join(path.dirname(packages[language]), '4.0.0_best_int'),
    cacheMethod: 'none',
    // What fails rejects the call as well; unhandled, the library throws it a second time outside of any call.
    errorHandler: () => undefined,
  });
  await worker.setParameters({ tessedit_pageseg_mode: mode, preserve_interword_spaces: '1' });
  return worker;
}

/** Threads of the recogniser are children of the caller's thread and end with it at the latest. */
export async function createRecognizer(): Promise<Recognizer> {
  const chinese = await load('chi_sim', PSM.AUTO);
  let latin: Promise<Worker> | null = null;
  return {
    async read(png) {
      const { data } = await chinese.recognize(
        png,
        { rotateAuto: true },
        { blocks: true, imageBinary: true, imageGrey: true },
      );
      return { lines: linesOf(data), ink: pictureOf(data.imageBinary), grey: pictureOf(data.imageGrey) };
    },
    async readLatin(png, { left, top, right, bottom }) {
      const worker = await (latin ??= load('eng', PSM.SINGLE_LINE));
      const rectangle = { left, top, width: right - left, height: bottom - top };
      const { data } = await worker.recognize(png, { rectangle }, { text: true });
      return data.text.trim();
    },
    async stop() {
      await Promise.all([chinese.terminate(), latin?.then((worker) => worker.terminate())]);
    },
  };
}

/** The bytes behind a data address. */
function pictureOf(address: string | null): Buffer {
  return Buffer.from(address?.split(',')[1] ?? '', 'base64');
}

function linesOf(page: Page): SeenLine[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.map((line) => ({
    text: line.text.trim(),
    letters: line.words.flatMap((word) =>
      word.symbols.map(({ text, bbox }) => ({ text, left: bbox.x0, right: bbox.x1 })),
    ),
    box: { left: line.bbox.x0, top: line.bbox.y0, right: line.bbox.x1, bottom: line.bbox.y1 },
  }));
}
