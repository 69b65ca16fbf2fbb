import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import type { PositionReading, RequirementKind } from '@pinjian/contract/position-requirement.ts';
import { useState } from 'react';
import { kindLabels, subjectLabels } from '../model.ts';
import { readingText } from './readings.ts';
import styles from './readings.module.css';
import type { Readings } from './use-readings.ts';

interface ChipProps {
  readonly reading: PositionReading;
  readonly readings: Readings;
  readonly onPoint: (reading: PositionReading | null) => void;
}

/** One thing that the words ask for: 必备 or 加分 can be changed, then it is taken over or dismissed. */
function Chip({ reading, readings, onPoint }: ChipProps) {
  const [kind, setKind] = useState<RequirementKind>(reading.kind);
  const text = readingText(reading);
  const isField = reading.what === 'experience' || reading.what === 'education';
  return (
    <li
      className={styles.chip}
      onMouseEnter={() => onPoint(reading)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(reading)}
      onBlur={() => onPoint(null)}
    >
      {!isField && (
        <button
          type="button"
          className={kind === 'must' ? `${styles.kind} ${styles.must}` : styles.kind}
          aria-label={`${text}：${kindLabels[kind]}，点按改为${kindLabels[kind === 'must' ? 'nice' : 'must']}`}
          onClick={() => setKind(kind === 'must' ? 'nice' : 'must')}
        >
          {kindLabels[kind]}
        </button>
      )}
      <span className={styles.what}>
        <span className={styles.subject}>{subjectLabels[reading.what]}</span> {text}
      </span>
      <button
        type="button"
        className={styles.act}
        aria-label={`采用 ${text}`}
        title="采用"
        onClick={() => readings.take(reading, kind)}
      >
        <CheckOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.act}
        aria-label={`不采用 ${text}`}
        title="不采用"
        onClick={() => readings.dismiss(reading)}
      >
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}

interface ReadingChipsProps {
  readonly readings: Readings;
  /** dictNum of the block whose words they are. */
  readonly title: number | undefined;
  readonly onPoint: (reading: PositionReading | null) => void;
}

/** What the words of one block ask for and nobody has looked at yet. */
export function ReadingChips({ readings, title, onPoint }: ReadingChipsProps) {
  const own = readings.open.filter(({ from }) => from.title === title);
  if (own.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="从这一段读到的要求">
      {own.map((reading) => (
        <Chip
          key={`${reading.what} ${reading.code ?? reading.words} ${reading.kind}`}
          reading={reading}
          readings={readings}
          onPoint={onPoint}
        />
      ))}
    </ul>
  );
}
