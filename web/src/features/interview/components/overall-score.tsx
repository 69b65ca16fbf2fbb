import { bandFloors, bandLabels, bands, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { OverallResult } from '@pinjian/contract/interview-report.ts';
import { StatusTag } from '#ui/tag.tsx';
import { stateReasons, stateTones } from './score-words.ts';
import styles from './overall-score.module.css';

function BandScale({ score, uncertainty }: { readonly score: number; readonly uncertainty: number }) {
  const low = Math.max(0, score - uncertainty);
  const high = Math.min(100, score + uncertainty);
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.track}>
        {bands.toReversed().map((band, index, all) => {
          const next = all[index + 1];
          const end = next === undefined ? 100 : bandFloors[next];
          return (
            <span key={band} className={styles.zone} style={{ width: `${end - bandFloors[band]}%` }}>
              <span className={styles.zoneName}>{bandLabels[band]}</span>
            </span>
          );
        })}
        <span className={styles.range} style={{ left: `${low}%`, width: `${high - low}%` }} />
        <span className={styles.mark} style={{ left: `${score}%` }} />
      </div>
    </div>
  );
}

/** From the worst to the best band within the uncertainty, where that is more than one. */
function rangeText({ bandRange }: OverallResult): string {
  if (bandRange === null || bandRange.low === bandRange.high) return '';
  return `，对应“${bandLabels[bandRange.low]}”到“${bandLabels[bandRange.high]}”`;
}

/** The overall result: its band first, the number with its uncertainty beside it, and the limits laid on it in words. */
export function OverallScore({ overall }: { readonly overall: OverallResult }) {
  const { state, score100, band, uncertainty, caps } = overall;
  if (score100 === null || band === null || uncertainty === null) {
    const reason = state === 'scored' ? '' : stateReasons[state];
    return (
      <div className={styles.overall}>
        <p className={styles.band}>{scoreStateLabels[state]}</p>
        <p className={styles.text}>{reason}没有足够的证据，就不给总分。</p>
      </div>
    );
  }
  return (
    <div className={styles.overall}>
      <div className={styles.head}>
        <p className={styles.band}>{bandLabels[band]}</p>
        <p className={styles.score}>
          <strong>{score100}</strong> ± {uncertainty} 分
        </p>
        {state !== 'scored' && <StatusTag tone={stateTones[state]}>{scoreStateLabels[state]}</StatusTag>}
      </div>
      <BandScale score={score100} uncertainty={uncertainty} />
      <p className={styles.text}>
        满分 100。这场面试能说明的有限：真实水平有八成可能在 {Math.max(0, score100 - uncertainty)}–
        {Math.min(100, score100 + uncertainty)} 分之间{rangeText(overall)}。
      </p>
      {caps.length > 0 && (
        <ul className={styles.caps}>
          {caps.map((cap) => (
            <li key={cap}>{cap}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
