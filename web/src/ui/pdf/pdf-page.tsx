import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { logWarning } from '#lib/log.ts';
import { useNearby } from '#lib/use-nearby.ts';
import type { Box } from './text-place.ts';
import styles from './pdf.module.css';

interface PdfPageProps {
  readonly page: PDFPageProxy;
  readonly number: number;
  readonly total: number;
  /** Pixels. */
  readonly width: number;
  /** What to point at. */
  readonly boxes: readonly Box[];
}

/** More pixels than this a canvas on a phone may not have. */
const sharpest = 2;

const percent = (share: number) => `${share * 100}%`;

/** One page, drawn when it is about to be seen. */
export function PdfPage({ page, number, total, width, boxes }: PdfPageProps) {
  const [ref, isNear] = useNearby(number === 1);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** What the canvas shows, drawn or given up. */
  const [shown, setShown] = useState<{ readonly page: PDFPageProxy; readonly width: number } | null>(null);
  const natural = page.getViewport({ scale: 1 });
  const height = (width * natural.height) / natural.width;

  useEffect(() => {
    const target = canvas.current;
    if (!isNear || target === null || width === 0) return undefined;
    const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(globalThis.devicePixelRatio, sharpest);
    const viewport = page.getViewport({ scale });
    // Drawn aside and shown when it is whole: what stood there before is not wiped away first.
    const sheet = document.createElement('canvas');
    sheet.width = Math.floor(viewport.width);
    sheet.height = Math.floor(viewport.height);
    let gone = false;
    const task = page.render({ canvas: sheet, viewport });
    task.promise
      .then(() => {
        if (gone) return;
        target.width = sheet.width;
        target.height = sheet.height;
        target.getContext('2d')?.drawImage(sheet, 0, 0);
      })
      .catch((error: unknown) => {
        // A page that cannot be drawn stays white; the file can be downloaded.
        if (!gone) logWarning('a page of a file could not be drawn', error);
      })
      .finally(() => !gone && setShown({ page, width }));
    return () => {
      gone = true;
      task.cancel();
    };
  }, [isNear, page, width]);

  return (
    <div
      ref={ref}
      className={styles.page}
      style={{ width, height }}
      data-page={number}
      aria-busy={isNear && width > 0 && (shown?.page !== page || shown.width !== width)}
    >
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`第 ${number} 页，共 ${total} 页`} />
      {boxes.map((box) => (
        <span
          key={`${box.left} ${box.top}`}
          className={styles.box}
          data-box=""
          style={{
            left: percent(box.left),
            top: percent(box.top),
            width: percent(box.width),
            height: percent(box.height),
          }}
        />
      ))}
    </div>
  );
}
