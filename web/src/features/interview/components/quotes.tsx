import type { ReportQuote } from '@pinjian/contract/interview-report.ts';
import styles from './quotes.module.css';

interface QuotesProps {
  readonly quotes: readonly ReportQuote[];
  readonly onOpen: (quote: ReportQuote) => void;
}

/** The candidate's own words; each opens its place in the transcript. */
export function Quotes({ quotes, onOpen }: QuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <ul className={styles.quotes}>
      {quotes.map((quote) => (
        <li key={`${quote.seq}-${quote.start}`}>
          <button type="button" className={styles.quote} onClick={() => onOpen(quote)}>
            <q>{quote.text}</q>
            <span className={styles.where}>看原话</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
