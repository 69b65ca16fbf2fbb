import { useEffect, useMemo, useRef } from 'react';
import { linesWith } from '#ui/pdf/text-place.ts';
import styles from './file.module.css';

/** The text of a file line by line, with the lines marked that hold the words pointed at. */
export function TextLines({ text, highlight }: { readonly text: string; readonly highlight: string | null }) {
  const box = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => text.split('\n'), [text]);
  const marked = useMemo(() => (highlight === null ? [] : linesWith(texts, highlight)), [texts, highlight]);
  const first = marked[0] ?? null;

  useEffect(() => {
    const line = first === null ? undefined : box.current?.querySelectorAll('p')[first];
    if (box.current !== null && line !== undefined)
      box.current.scrollTo({ top: line.offsetTop - box.current.clientHeight / 3 });
  }, [first]);

  return (
    // A box that scrolls is a place the keyboard can go to.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} className={`${styles.scroll} ${styles.text}`} tabIndex={0} role="region" aria-label="文件文字">
      {texts.map((line, index) => (
        // Lines are known by their place alone.
        <p key={index}>{marked.includes(index) ? <mark>{line}</mark> : line}</p>
      ))}
    </div>
  );
}
