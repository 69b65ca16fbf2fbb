import { useEffect, useState } from 'react';
import styles from './section-index.module.css';

function findSection(title: string): Element | undefined {
  return [...document.querySelectorAll('main section[data-title]')].find(
    (each) => each.getAttribute('data-title') === title,
  );
}

/** Brings a section into view, and the keyboard to its heading. */
function goTo(title: string): void {
  const section = findSection(title);
  const heading = section?.querySelector<HTMLElement>('h2');
  section?.scrollIntoView({ block: 'start' });
  if (heading === undefined || heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * The sections of a long page in one row, to be gone to. `titles` are all that the page can have; those that its reader
 * has none of leave the row, whose height stays as it is.
 */
export function SectionIndex({ titles }: { readonly titles: readonly string[] }) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    const page = document.querySelector('main');
    if (page === null) return;
    const look = () => {
      const gone = titles.filter((title) => findSection(title) === undefined);
      setMissing((before) => (before.join() === gone.join() ? before : gone));
    };
    const observer = new MutationObserver(look);
    observer.observe(page, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [titles]);
  return (
    <nav aria-label="本页内容" className={styles.index}>
      {titles
        .filter((title) => !missing.includes(title))
        .map((title) => (
          <button
            key={title}
            type="button"
            className={styles.entry}
            onClick={() => goTo(title)}
            // Entries before it may leave the row while the keyboard comes: the browser has scrolled for the row as it was.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
          >
            {title}
          </button>
        ))}
    </nav>
  );
}
