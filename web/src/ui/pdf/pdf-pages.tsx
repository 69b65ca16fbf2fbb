import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { zooms } from './text-place.ts';
import styles from './pdf.module.css';
import type { PdfSource } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import { useMatch, usePdf } from './use-pdf.ts';

interface PdfPagesProps {
  readonly source: PdfSource;
  /** Words to point at, or null. */
  readonly highlight?: string | null;
  /** The address may have run out: fetches a new one. */
  readonly onRetry: () => void;
}

const none: readonly never[] = [];
/** Space between pages and the edge of the box that scrolls, in pixels. */
const margin = 12;

/** Width of an element in whole pixels; 0 before it is known. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}

/** Scrolls the box, and nothing around it, so that an element stands in its upper third. */
function bringIntoSight(box: HTMLElement, element: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  box.scrollTo({
    top: box.scrollTop + inner.top - outer.top - outer.height / 3,
    left: box.scrollLeft + Math.max(0, inner.right - outer.right),
  });
}

/** A PDF page by page, on canvas. Loaded when it is needed: pdf.js is as large as the rest of the page. */
export function PdfPages({ source, highlight = null, onRetry }: PdfPagesProps) {
  const state = usePdf(source);
  const [box, boxWidth] = useWidth();
  const [zoom, setZoom] = useState(0);
  const pages = state.kind === 'open' ? state.pages : none;
  const match = useMatch(pages, highlight);
  const width = Math.floor(Math.max(0, boxWidth - 2 * margin) * (zooms[zoom] ?? 1));
  const matched = match === null ? null : `${match.page} ${highlight}`;

  useEffect(() => {
    const target = matched === null ? null : box.current?.querySelector('[data-box]');
    if (box.current !== null && target !== null && target !== undefined) bringIntoSight(box.current, target);
  }, [box, matched]);

  return (
    <div className={styles.viewer}>
      <div className={styles.zoom}>
        <Button
          size="small"
          icon={<MinusOutlined aria-hidden />}
          aria-label="缩小"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          aria-label="放大"
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      <div
        ref={box}
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is a place the keyboard can go to
        tabIndex={0}
        role="region"
        aria-label="文件内容"
        aria-busy={state.kind === 'opening' || (state.kind === 'open' && state.isOld)}
      >
        {state.kind === 'broken' && <ErrorState error={state.error} onRetry={onRetry} title="文件没有打开" />}
        {state.kind === 'opening' && <div className={styles.blank} />}
        {pages.map((page, index) => (
          <PdfPage
            key={index}
            page={page}
            number={index + 1}
            total={pages.length}
            width={width}
            boxes={match?.page === index ? match.boxes : none}
          />
        ))}
      </div>
    </div>
  );
}
