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
              {bandFloors[band] > 0 && <span className={styles.floor}>{bandFloors[band]}</span>}
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

/** What the range means for the verdict: whether another interview of the same person could end in another band. */
function rangeMeaning({ bandRange }: OverallResult): string {
  if (bandRange === null) return '';
  return bandRange.low === bandRange.high
    ? '换一组题目再面一次，结论多半不变。'
    : '换一组题目再面一次，结论可能不同，请结合原话判断，不要只看一个数字。';
}

/** Where the range comes from, in words, and the marks of the scale. */
function RangeRule() {
  const marks = bands.flatMap((band) =>
    bandFloors[band] > 0 ? [`${bandFloors[band]} 分起“${bandLabels[band]}”`] : [],
  );
  return (
    <details className={styles.rule}>
      <summary>区间和分档怎么来的</summary>
      <p>
        区间由程序按固定规则算出，不是谁的感觉：每道题的评分都可能有偏差，在没有见过的示例回答上和事先定好的等级比，实测差不到一级，得到评分的题越少，偏差越大；只凭文字评分这种方法本身还有一份不会消失的偏差。两者合在一起，取有八成把握的范围。所以题目答得越多区间越窄，没有得到评分的题不会让它变窄。
      </p>
      <p>分档线：{marks.toReversed().join('，')}。</p>
    </details>
  );
}

/** Limits and what is left out, in words. */
function Caps({ caps }: Pick<OverallResult, 'caps'>) {
  if (caps.length === 0) return null;
  return (
    <ul className={styles.caps}>
      {caps.map((cap) => (
        <li key={cap}>{cap}</li>
      ))}
    </ul>
  );
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
        <Caps caps={caps} />
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
        {Math.min(100, score100 + uncertainty)} 分之间{rangeText(overall)}。{rangeMeaning(overall)}
      </p>
      <RangeRule />
      <Caps caps={caps} />
    </div>
  );
}
