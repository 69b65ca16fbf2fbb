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

/** How questions and scores came about, in a sentence for whoever reads it once. */
function inWords({ model }: EngineUsed): string {
  return model === null
    ? '提问来自固定题库，评分按固定规则逐题对照回答原文，没有使用语言模型。'
    : '提问和评分由语言模型参与，模型没有完成的部分由固定规则处理；分数都要有回答原文作依据。';
}

/** What ran, in words first, then with its versions for whoever has to prove it. */
export function EngineNote({ engine, revision, createdAt }: EngineNoteProps) {
  const facts = [
    ['提问程序', engine.interviewer],
    ['评分程序', engine.scorer],
    ['题库', engine.bank],
    ['语言模型', engine.model ?? '没有使用'],
    ...(engine.promptHash === null ? [] : [['提示词编号', engine.promptHash]]),
    ...(engine.modelUse === undefined ? [] : modelFacts(engine.modelUse)),
    ['报告版本', `第 ${revision} 版，${dateTime(createdAt)}`],
  ];
  return (
    <>
      <p className={styles.words}>{inWords(engine)}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
