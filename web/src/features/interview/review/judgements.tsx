import type { InterviewReport } from '@pinjian/contract/interview-report.ts';
import type { ScoreOverride } from '@pinjian/contract/interview-review.ts';
import { dateTime } from '#lib/format/time.ts';
import styles from './review.module.css';
import { engineVerdict, personVerdict, targetsOf } from './verdict-words.ts';

/** 周敏 · 2026-11-20 10:30. */
function byLine({ by, at }: ScoreOverride): string {
  return `${by ?? '招聘成员'} · ${dateTime(at)}`;
}

interface JudgementProps {
  readonly name: string;
  readonly engine: string;
  readonly newest: ScoreOverride;
  readonly earlier: readonly ScoreOverride[];
  readonly revision: number;
}

function Judgement({ name, engine, newest, earlier, revision }: JudgementProps) {
  return (
    <li className={styles.judgement}>
      <h4 className={styles.headName}>{name}</h4>
      <dl className={styles.beside}>
        <div>
          <dt>AI 评分</dt>
          <dd>{engine}</dd>
        </div>
        <div className={styles.person}>
          <dt>人工评价</dt>
          <dd>{personVerdict(newest)}</dd>
        </div>
      </dl>
      <p className={styles.reason}>{newest.reason}</p>
      <p className={styles.quiet}>
        {byLine(newest)}
        {newest.revision !== revision && `，依据第 ${newest.revision} 版报告`}
      </p>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>之前的改评（{earlier.length}）</summary>
          <ul>
            {earlier.map((each) => (
              <li key={each.overrideId}>
                <strong>{personVerdict(each)}</strong>
                <span className={styles.reason}>{each.reason}</span>
                <span className={styles.quiet}>{byLine(each)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface JudgementsProps {
  readonly report: InterviewReport;
  /** Newest first. */
  readonly overrides: readonly ScoreOverride[];
}

/** The members' judgements beside the engine's, in the order of the report, each with all that went before it. */
export function Judgements({ report, overrides }: JudgementsProps) {
  if (overrides.length === 0) {
    return (
      <p className={styles.quiet}>
        还没有人改评。您对总评或某项能力有不同判断时，可以写明理由另定结论；AI 评分保留，两者并列。
      </p>
    );
  }
  return (
    <ul className={styles.judgements}>
      {targetsOf(report).flatMap(({ target, name }) => {
        const [newest, ...earlier] = overrides.filter((each) => each.target === target);
        if (newest === undefined) return [];
        return (
          <Judgement
            key={target}
            name={name}
            engine={engineVerdict(report, target)}
            newest={newest}
            earlier={earlier}
            revision={report.revision}
          />
        );
      })}
    </ul>
  );
}
