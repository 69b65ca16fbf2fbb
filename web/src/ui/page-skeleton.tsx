import styles from './page-skeleton.module.css';

const widths = ['62%', '88%', '40%'] as const;

/*
 * `data-loading` says that nobody knows yet how high this place will be: what stands below it is shown with what takes
 * its place, not before (base.css), so that nothing is pushed away under a reader's eyes.
 */

/** A card of lines that are still to come; `count` cards in a column. */
export function CardSkeletons({ count = 3 }: { readonly count?: number }) {
  return (
    <div className={styles.cards} aria-busy="true" data-loading>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          {widths.map((width) => (
            <div key={width} className={styles.line} style={{ width }} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineSkeletonsProps {
  readonly count: number;
  /** Other lines stood here before, as the person typed on: what stands below stays. */
  readonly again?: boolean;
}

/** Lines of a list that are still to come, inside a card that is there already. */
export function LineSkeletons({ count, again = false }: LineSkeletonsProps) {
  return (
    <div
      className={styles.cards}
      role="status"
      aria-label="加载中"
      aria-busy="true"
      data-loading={again ? undefined : ''}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.line} style={{ width: widths[index % widths.length] }} />
      ))}
    </div>
  );
}

/** A page in the shape of most pages: a heading and a list of cards. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="加载中">
      <div className={`${styles.line} ${styles.title}`} />
      <CardSkeletons />
    </div>
  );
}
