import { requirementResultLabels, type Match, type MatchedRequirement } from '@pinjian/contract/matching-match.ts';
import { StatusTag } from '#ui/tag.tsx';
import styles from './match.module.css';
import { countText, evidenceName, isInResume, placed, requirementName, resultTones, sourceText } from './model.ts';

interface Pointing {
  /** The name of the marks that are pointed at. */
  readonly active: string | null;
  /** Lights marks up while something is pointed at; null when nothing is any more. */
  readonly onPoint: (name: string | null) => void;
  /** Brings the first mark of a name into view. */
  readonly onGo: (name: string) => void;
}

interface RequirementProps extends Pointing {
  readonly requirement: MatchedRequirement;
  readonly index: number;
}

function Requirement({ requirement, index, active, onPoint, onGo }: RequirementProps) {
  const { kind, words, result, evidence } = requirement;
  const name = requirementName(index);
  return (
    <li
      className={active?.startsWith(name) === true ? `${styles.requirement} ${styles.pointed}` : styles.requirement}
      onPointerEnter={() => onPoint(name)}
      onPointerLeave={() => onPoint(null)}
    >
      <div className={styles.requirementHead}>
        <span className={styles.words}>
          {words}
          {kind === 'nice' && <span className={styles.nice}>加分</span>}
        </span>
        <StatusTag tone={resultTones[result]}>{requirementResultLabels[result]}</StatusTag>
      </div>
      {evidence.length > 0 && (
        <ul className={styles.pieces}>
          {evidence.map((each, piece) => (
            <li key={`${each.path} ${each.start}`}>
              {isInResume(each) ? (
                <button
                  type="button"
                  className={styles.piece}
                  onFocus={() => onPoint(evidenceName(index, piece))}
                  onBlur={() => onPoint(null)}
                  onClick={() => onGo(evidenceName(index, piece))}
                >
                  <q className={styles.quote}>{each.words}</q>
                  <span className={styles.source}>{sourceText(each)}</span>
                </button>
              ) : (
                <p className={styles.piece}>
                  <q className={styles.quote}>{each.words}</q>
                  <span className={styles.source}>{sourceText(each)}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Requirement by requirement, with the words that speak for it; pressing them shows where they stand in the resume. */
export function RequirementList({ match, ...pointing }: Pointing & { readonly match: Pick<Match, 'requirements'> }) {
  const { requirements } = match;
  if (requirements.length === 0) return <p className={styles.noReason}>这个职位没有写明可比对的要求。</p>;
  return (
    <>
      <p className={styles.counts}>{countText(requirements)}</p>
      <ul className={styles.requirements} aria-label="逐条比对">
        {placed(requirements).map(({ requirement, index }) => (
          <Requirement key={index} requirement={requirement} index={index} {...pointing} />
        ))}
      </ul>
    </>
  );
}
