import type { EngineUsed, ModelUse } from '@pinjian/contract/interview-report.ts';
import { dateTime } from '#lib/format/time.ts';
import { standIns } from './score-words.ts';
import styles from './engine-note.module.css';

interface EngineNoteProps {
  readonly engine: EngineUsed;
  readonly revision: number;
  readonly createdAt: string;
}

function modelFacts(use: ModelUse): readonly (readonly [string, string])[] {
  const rules = standIns(use);
  return [
    ['模型参与', `追问 ${use.turnsRead} 轮，评分 ${use.questionsScored} 题`],
    ['改由规则处理', rules.length === 0 ? '没有' : rules.join('，')],
    ['模型用量', `调用 ${use.calls} 次，输入 ${use.tokensIn} 词元，输出 ${use.tokensOut} 词元`],
  ];
}

/** What ran, with its versions. */
export function EngineNote({ engine, revision, createdAt }: EngineNoteProps) {
  const facts = [
    ['面试官', engine.interviewer],
    ['评分', engine.scorer],
    ['题库', engine.bank],
    ['模型', engine.model ?? '没有使用'],
    ...(engine.promptHash === null ? [] : [['提示词指纹', engine.promptHash]]),
    ...(engine.modelUse === undefined ? [] : modelFacts(engine.modelUse)),
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
