import {
  GlobalWorkerOptions,
  getDocument,
  version,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from './text-place.ts';

/** A file to be fetched from its signed address, or bytes that are here already. */
export type PdfSource = { readonly url: string } | { readonly data: Uint8Array };

/** Served by build/pdf-files.ts. */
const filesUrl = new URL(`/assets/pdfjs-${version}/`, document.baseURI).href;

// The legacy build is the one for the browsers that people have, not for last month's.
GlobalWorkerOptions.workerSrc = `${filesUrl}pdf.worker.min.mjs`;

/** Opens a PDF; nothing is fetched from anywhere but here, and its own scripts never run. */
export function openPdf(source: PdfSource) {
  return getDocument({
    // pdf.js takes the bytes away to its worker: the caller keeps its own.
    ...('url' in source ? { url: source.url } : { data: source.data.slice() }),
    cMapUrl: `${filesUrl}cmaps/`,
    standardFontDataUrl: `${filesUrl}standard_fonts/`,
    wasmUrl: `${filesUrl}wasm/`,
    iccUrl: `${filesUrl}iccs/`,
    enableXfa: false,
  });
}

export async function pagesOf(pdf: PDFDocumentProxy): Promise<readonly PDFPageProxy[]> {
  return await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

/** The text of a page in its pieces, with where each stands. */
export async function runsOf(page: PDFPageProxy): Promise<readonly TextRun[]> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = multiply(transform, item.transform as number[]);
    return [
      {
        text: item.str,
        left: x / width,
        top: (y - item.height) / height,
        width: item.width / width,
        height: item.height / height,
      },
    ];
  });
}

type Matrix = readonly [number, number, number, number, number, number];

function multiply(outer: readonly number[], inner: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
