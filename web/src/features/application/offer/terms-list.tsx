import type { OfferTerms } from '@pinjian/contract/application-offer-terms.ts';
import { comparedLines } from './model.ts';
import styles from './offer.module.css';

interface TermsListProps {
  readonly terms: OfferTerms;
  /** The version before: what differs from it is marked. */
  readonly before?: OfferTerms | null;
}

/** The terms of an offer line by line, in the words of the letter; what is new in them is marked, with what it was. */
export function TermsList({ terms, before = null }: TermsListProps) {
  return (
    <dl className={styles.terms}>
      {comparedLines(terms, before).map(({ path, label, words, was }) => (
        <div key={`${path} ${label}`} className={was === null ? styles.term : `${styles.term} ${styles.changed}`}>
          <dt>{label}</dt>
          <dd>
            {words !== '' && <span className={styles.termWords}>{words}</span>}
            {was !== null && (
              <span className={styles.was}>
                {words === '' ? '已取消' : was === '' ? '新增' : '原为'}
                {was !== '' && <del>{was}</del>}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
