import type { GateName, Match } from '@pinjian/contract/matching-match.ts';
import styles from './match.module.css';
import { missingText } from './model.ts';

/** What a seeker settles for themselves: no line about them names it. */
const ownAffairs: readonly GateName[] = ['block', 'employer', 'visibility'];

interface ReasonLineProps {
  readonly match: Pick<Match, 'reasons' | 'requirements' | 'gates'>;
  readonly reader: 'employer' | 'seeker';
}

/** Why somebody fits, and what is missing, in a line or two: words, never a percentage. */
export function ReasonLine({ match, reader }: ReasonLineProps) {
  const { reasons, gates } = match;
  const missing = missingText(match);
  const closed = gates.filter(({ gate, open }) => !open && !ownAffairs.includes(gate));
  const lines = [
    ...closed.map(({ gate, text }) => ({ key: gate, text, good: false })),
    ...reasons
      .filter(({ code }) => !closed.some(({ gate }) => gate === code))
      .map(({ code, text, employerText, good }) => ({
        key: code,
        text: reader === 'employer' ? employerText : text,
        good,
      })),
    ...(missing === '' ? [] : [{ key: 'missing', text: missing, good: false }]),
  ];
  if (lines.length === 0) return <p className={styles.noReason}>没有可比对的要求</p>;
  return (
    <ul className={styles.reasons} aria-label="匹配依据">
      {lines.map(({ key, text, good }) => (
        <li key={key} className={good ? styles.good : styles.lacking}>
          <span aria-hidden="true">{good ? '✓' : '○'}</span>
          {text}
        </li>
      ))}
    </ul>
  );
}
