import type { MyRound } from '@pinjian/contract/application-round.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '#ui/tag.tsx';
import styles from './list.module.css';
import { countdownText } from './round-words.ts';

/** A round whole, with what can be done about it, as an item of a list; given by the route, since it belongs to another feature. */
export type DrawRound = (round: MyRound) => ReactNode;

interface RoundCardProps {
  readonly round: MyRound;
  readonly now: number;
  readonly draw: DrawRound;
}

/** A round with people among the interviews: for which position, how soon, and the round itself. */
export function RoundCard({ round, now, draw }: RoundCardProps) {
  const { position, companyName, state } = round;
  const countdown = state === 'accepted' ? countdownText(round, now) : '';
  return (
    <li className={state === 'invited' ? `${styles.roundCard} ${styles.waits}` : styles.roundCard}>
      <div className={styles.headline}>
        <h2 className={styles.title}>
          <Link to={`/seeker/job/job-details/${position.positionId}`} className="target">
            {position.title}
          </Link>
        </h2>
        {countdown !== '' && <StatusTag tone="accent">{countdown}</StatusTag>}
      </div>
      <p className={styles.facts}>{['真人面试', companyName].filter((part) => part !== '').join(' · ')}</p>
      <ul className={styles.roundWhole}>{draw(round)}</ul>
    </li>
  );
}
