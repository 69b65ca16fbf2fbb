import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { Link } from 'react-router';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import { StatusTag } from '#ui/tag.tsx';
import { conflictText, hoursText, roundLooks, type NameOf } from './model.ts';
import styles from './schedule.module.css';
import { useRoundPath } from './use-round-path.ts';

interface RoundLineProps {
  readonly round: ScheduledRound;
  readonly nameOf: NameOf;
  /** It is going on at this moment. */
  readonly isNow: boolean;
}

/** Where it is; a link is one that is pressed without opening the round. */
function Place({ place }: { readonly place: string }) {
  if (!/^https?:\/\//i.test(place)) return <span className={styles.linePlace}> · {place}</span>;
  return (
    <>
      {' · '}
      <a href={place} target="_blank" rel="noreferrer" className={styles.lineLink}>
        {place}
      </a>
    </>
  );
}

/** A round in a list: when, who, what, where, with whom, and what is wrong with its time. */
export function RoundLine({ round, nameOf, isNow }: RoundLineProps) {
  const pathOf = useRoundPath();
  const look = roundLooks[round.state];
  const conflicts = conflictText(round.conflicts, nameOf);
  return (
    <li className={styles.line} data-now={isNow || undefined} {...{ [rowAttribute]: round.roundId }}>
      <p className={styles.lineTime}>
        <time dateTime={round.startsAt}>{hoursText(round)}</time>
      </p>
      <div className={styles.lineWhat}>
        <p className={styles.lineHead}>
          <Link to={pathOf(round)} className={styles.lineName}>
            {round.candidateName}
          </Link>
          <StatusTag tone={look.tone}>{look.label}</StatusTag>
          {isNow && <StatusTag tone="danger">进行中</StatusTag>}
        </p>
        <p className={styles.lineFacts}>{[round.positionTitle, round.name, round.form.label].join(' · ')}</p>
        <p className={styles.lineFacts}>
          面试官 {round.interviewerIds.map(nameOf).join('、')}
          {round.place !== '' && <Place place={round.place} />}
        </p>
        {conflicts !== '' && <p className={styles.lineConflict}>{conflicts}</p>}
      </div>
    </li>
  );
}
