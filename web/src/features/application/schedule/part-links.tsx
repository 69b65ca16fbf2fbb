import { Link } from 'react-router';
import styles from './part-links.module.css';
import { candidatePartLabels, partPath, type CandidatePart } from './parts.ts';

interface PartLinksProps {
  readonly parts: readonly CandidatePart[];
  readonly current: CandidatePart;
}

/** The parts of the candidates' page, side by side. */
export function PartLinks({ parts, current }: PartLinksProps) {
  return (
    <nav className={styles.parts} aria-label="候选人与日程">
      {parts.map((part) => (
        <Link
          key={part}
          to={partPath(part, parts)}
          className={styles.part}
          aria-current={part === current ? 'page' : undefined}
        >
          {candidatePartLabels[part]}
        </Link>
      ))}
    </nav>
  );
}
