import styles from './page-skeleton.module.css';

const widths = ['62%', '88%', '40%'] as const;

/** A card of lines that are still to come; `count` cards in a column. */
export function CardSkeletons({ count = 3 }: { readonly count?: number }) {
  return (
    <div className={styles.cards} aria-busy="true">
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

/** Lines of a list that are still to come, inside a card that is there already. */
export function LineSkeletons({ count }: { readonly count: number }) {
  return (
    <div className={styles.cards} role="status" aria-label="加载中" aria-busy="true">
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
