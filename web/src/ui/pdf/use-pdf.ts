import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { logWarning } from '#lib/log.ts';
import { boxesOf, type Box, type TextRun } from './text-place.ts';
import { openPdf, pagesOf, runsOf, type PdfSource } from './pdf-document.ts';

export type PdfState =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open';
      readonly pages: readonly PDFPageProxy[];
      /** They are of the file before: the next one is being opened. */
      readonly isOld: boolean;
    }
  | { readonly kind: 'broken'; readonly error: unknown };

type Settled = Exclude<PdfState, { kind: 'opening' }>;
type Task = ReturnType<typeof openPdf>;

const opening: PdfState = { kind: 'opening' };

/**
 * The pages of a PDF while it is shown; `source` must stay the same object for as long as it is the same file. Until the
 * next file is open the pages of the one before stay, so that nothing goes white under a reader's eyes.
 */
export function usePdf(source: PdfSource): PdfState {
  const [held, setHeld] = useState<{ readonly source: PdfSource; readonly state: Settled } | null>(null);
  /** Whose pages are shown. */
  const shown = useRef<Task | null>(null);
  useEffect(() => {
    let gone = false;
    const task = openPdf(source);
    const tell = (state: Settled) => {
      if (gone) return;
      const before = shown.current;
      shown.current = task;
      setHeld({ source, state });
      if (before !== null) void before.destroy();
    };
    task.promise
      .then(pagesOf)
      .then((pages) => tell({ kind: 'open', pages, isOld: false }))
      .catch((error: unknown) => tell({ kind: 'broken', error }));
    return () => {
      gone = true;
      if (shown.current !== task) void task.destroy();
    };
  }, [source]);
  useEffect(
    () => () => {
      void shown.current?.destroy();
      shown.current = null;
    },
    [],
  );
  if (held === null) return opening;
  if (held.source === source) return held.state;
  return held.state.kind === 'open' ? { ...held.state, isOld: true } : opening;
}

export interface Match {
  /** Index of the page. */
  readonly page: number;
  readonly boxes: readonly Box[];
}

/** Where the words of a source stand first; null when they are not in the file, or none are asked for. */
export function useMatch(pages: readonly PDFPageProxy[], source: string | null): Match | null {
  const [texts, setTexts] = useState<readonly (readonly TextRun[])[]>([]);
  const asked = source !== null && source !== '';

  useEffect(() => {
    if (!asked || pages.length === 0) return undefined;
    let gone = false;
    Promise.all(pages.map(runsOf)).then(
      (all) => {
        if (!gone) setTexts(all);
      },
      (error: unknown) => {
        // The pages are shown all the same; there is only nothing to point at.
        if (!gone) logWarning('the text of a file could not be read', error);
      },
    );
    return () => {
      gone = true;
    };
  }, [asked, pages]);

  if (!asked) return null;
  for (const [page, runs] of texts.entries()) {
    const boxes = boxesOf(runs, source);
    if (boxes.length > 0) return { page, boxes };
  }
  return null;
}
