import { bandLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import type { InterviewReport, OverallResult } from '@pinjian/contract/interview-report.ts';
import { dateTime } from '#lib/format/time.ts';
import styles from './corrected-result.module.css';

interface CorrectedResultProps {
  readonly correction: NonNullable<InterviewReport['correction']>;
  readonly overall: OverallResult;
}

function figureOf({ band, score100, uncertainty, state }: OverallResult): string {
  if (band === null || score100 === null) return scoreStateLabels[state];
  return `${bandLabels[band]}，${score100} ± ${uncertainty ?? 0} 分`;
}

/** Both results, where a transcript was corrected: of the words as they were said, and of the corrected ones. */
export function CorrectedResult({ correction, overall }: CorrectedResultProps) {
  const { at, turns, before } = correction;
  const [was, is] = [figureOf(before), figureOf(overall)];
  return (
    <div className={styles.result} role="note">
      <p className={styles.title}>已按候选人更正的文字记录重新评分</p>
      <dl className={styles.figures}>
        <div>
          <dt>更正前</dt>
          <dd>{was}</dd>
        </div>
        <div>
          <dt>更正后</dt>
          <dd>{is}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {dateTime(at)} {turns.length === 0 ? '改回了原文' : `更正了 ${turns.length} 处`}
        {was === is ? '，总评没有变化' : ''}。两份报告都保留；改了哪里，可以在文字记录里切换原文对照。
      </p>
    </div>
  );
}
