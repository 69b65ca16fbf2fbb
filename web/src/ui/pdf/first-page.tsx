import { useEffect, useRef } from 'react';
import { logWarning } from '#lib/log.ts';
import { openPdf } from './pdf-document.ts';
import styles from './pdf.module.css';

interface FirstPageProps {
  readonly data: Uint8Array;
  /** Pixels. */
  readonly width: number;
}

/** One after the other: each opens a thread of its own for as long as it is drawn. */
let lastDrawn: Promise<void> = Promise.resolve();

async function draw(canvas: HTMLCanvasElement, { data, width }: FirstPageProps): Promise<void> {
  const task = openPdf({ data });
  try {
    const page = await (await task.promise).getPage(1);
    const scale = (width / page.getViewport({ scale: 1 }).width) * Math.max(2, globalThis.devicePixelRatio);
    const viewport = page.getViewport({ scale });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport }).promise;
  } finally {
    await task.destroy();
  }
}

/** The first page of a PDF, small: a picture beside words that say what it is. */
export function FirstPage({ data, width }: FirstPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    lastDrawn = lastDrawn
      .then(() => (gone || canvas.current === null ? undefined : draw(canvas.current, { data, width })))
      // It stays white; the words beside it say what it is.
      .catch((error: unknown) => logWarning('a small picture of a page could not be drawn', error));
    return () => {
      gone = true;
    };
  }, [data, width]);
  return <canvas ref={canvas} className={styles.canvas} aria-hidden />;
}
