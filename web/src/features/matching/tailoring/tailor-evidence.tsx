import type { MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import { sourceText } from '../match/model.ts';
import { whatWouldShow } from '../match/own-model.ts';
import styles from './tailoring.module.css';

/** Which lines speak of what the position asks for, and what nothing speaks of: that is left to the person alone. */
export function TailorEvidence({ requirements }: { readonly requirements: readonly MatchedRequirement[] }) {
  const shown = requirements.filter(({ result }) => result !== 'noEvidence');
  const missing = requirements.filter(({ result }) => result === 'noEvidence');
  return (
    <>
      {missing.length > 0 && (
        <section aria-labelledby="tailor-missing">
          <h3 id="tailor-missing" className={styles.heading}>
            简历里没有写到或已隐藏的 {missing.length} 条要求
          </h3>
          <ul className={styles.requirements}>
            {missing.map(({ words, what, kind }) => (
              <li key={`${what} ${words}`}>
                {words}
                {kind === 'nice' && <span className={styles.nice}>加分</span>}
                <p className={styles.why}>{whatWouldShow(what).text}</p>
              </li>
            ))}
          </ul>
          <p className={styles.why}>确实做过的，另存后自己补上；没有做过的不用写。</p>
        </section>
      )}
      {shown.length > 0 && (
        <section aria-labelledby="tailor-shown">
          <h3 id="tailor-shown" className={styles.heading}>
            已经写到的 {shown.length} 条要求
          </h3>
          <ul className={styles.requirements}>
            {shown.map(({ words, what, evidence }) => (
              <li key={`${what} ${words}`}>
                {words}
                {evidence.map((piece) => (
                  <p key={`${piece.path} ${piece.start}`} className={styles.why}>
                    <q>{piece.words}</q> {sourceText(piece)}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
