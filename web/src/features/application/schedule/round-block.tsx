import type { ScheduledRound } from '@pinjian/contract/application-schedule.ts';
import { Link } from 'react-router';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import { hoursText, roundRest, type NameOf } from './model.ts';
import type { Placed } from './placing.ts';
import styles from './grid.module.css';
import { useRoundPath } from './use-round-path.ts';

interface RoundBlockProps {
  readonly placed: Placed<ScheduledRound>;
  readonly nameOf: NameOf;
}

/** Blocks of fewer minutes have one line of text, and two. */
const twoLines = 45;
const threeLines = 60;

/** A round in a column of hours: as high as it is long. */
export function RoundBlock({ placed: { item, top, height, lane, lanes }, nameOf }: RoundBlockProps) {
  const pathOf = useRoundPath();
  const rest = roundRest(item, nameOf);
  const fits = (minutes: number) => (height >= minutes ? styles.blockText : 'visually-hidden');
  return (
    <div
      className={styles.slot}
      style={{
        top: `calc(var(--minute) * ${top})`,
        height: `calc(var(--minute) * ${height} - 2px)`,
        insetInlineStart: `${(100 / lanes) * lane}%`,
        width: `calc(${100 / lanes}% - 3px)`,
      }}
      {...{ [rowAttribute]: item.roundId }}
    >
      <Link
        to={pathOf(item)}
        className={styles.block}
        data-state={item.state}
        data-conflict={item.conflicts.length > 0 || undefined}
        title={`${hoursText(item)} ${item.candidateName}${rest}`}
      >
        <span className={styles.blockName}>
          {item.conflicts.length > 0 && (
            <span className={styles.alert} aria-hidden="true">
              !
            </span>
          )}
          {item.candidateName}
        </span>
        <span className={fits(twoLines)}>{hoursText(item)}</span>
        <span className={fits(threeLines)}>{item.name}</span>
        <span className="visually-hidden">{rest}</span>
      </Link>
    </div>
  );
}
