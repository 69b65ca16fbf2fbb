import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PlainButton } from '#ui/button.tsx';
import { whatWouldShow } from '../match/own-model.ts';
import { tailoringQuery } from './api.ts';
import styles from './tailoring.module.css';

interface RequirementGapsProps {
  readonly resumeId: string;
  readonly positionId: string;
  /** Names what is stored of the resume: with each save it is read anew. */
  readonly asOf: string;
  /** Leads to the part of the form where something could be written. */
  readonly onGo: (path: string) => void;
}

/** What a position asks for and nothing in the resume speaks of, each with the place to write it. */
export function RequirementGaps({ resumeId, positionId, asOf, onGo }: RequirementGapsProps) {
  const { data } = useQuery({ ...tailoringQuery(resumeId, positionId, asOf), placeholderData: keepPreviousData });
  // A position that is gone, or a draft that nobody confirmed: there is nothing to compare, and advice is no duty.
  if (data === undefined) return null;
  const missing = data.requirements.filter(({ result }) => result === 'noEvidence');
  const { length } = data.requirements;
  return (
    <section className={styles.job} aria-labelledby="requirement-gaps">
      <h3 id="requirement-gaps" className={styles.heading}>
        “{data.position.title}”的要求
      </h3>
      <p className={styles.why} role="status">
        {missing.length === 0
          ? `${length} 条要求都已经写到。`
          : `${length} 条里有 ${missing.length} 条没有写到。确实做过的补上，没有做过的不用写。`}
      </p>
      <ul className={styles.requirements}>
        {missing.map(({ words, what, kind }) => (
          <li key={`${what} ${words}`}>
            {words}
            {kind === 'nice' && <span className={styles.nice}>加分</span>}
            <p className={styles.why}>{whatWouldShow(what).text}</p>
            <PlainButton onClick={() => onGo(whatWouldShow(what).at)}>去补充：{words}</PlainButton>
          </li>
        ))}
      </ul>
      <Link to={`/seeker/job/job-details/${positionId}`}>回到这个职位</Link>
    </section>
  );
}
