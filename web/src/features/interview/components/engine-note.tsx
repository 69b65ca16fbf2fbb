import type { EngineUsed } from '@pinjian/contract/interview-report.ts';
import { dateTime } from '#lib/format/time.ts';
import styles from './engine-note.module.css';

interface EngineNoteProps {
  readonly engine: EngineUsed;
  readonly revision: number;
  readonly createdAt: string;
}

/** What ran, with its versions. */
export function EngineNote({ engine, revision, createdAt }: EngineNoteProps) {
  const facts = [
    ['面试官', engine.interviewer],
    ['评分', engine.scorer],
    ['题库', engine.bank],
    ['模型', engine.model ?? '没有使用'],
    ...(engine.promptHash === null ? [] : [['提示词指纹', engine.promptHash]]),
    ['版本', `第 ${revision} 版，${dateTime(createdAt)}`],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
