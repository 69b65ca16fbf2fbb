import { registerText, type ScoreRegister } from '@pinjian/contract/interview-register.ts';
import { isLearned, type EngineUsed, type ModelUse } from '@pinjian/contract/interview-report.ts';
import { dateTime } from '#lib/format/time.ts';
import { standIns } from './score-words.ts';
import styles from './engine-note.module.css';

interface EngineNoteProps {
  readonly engine: EngineUsed;
  readonly revision: number;
  readonly createdAt: string;
  /** Left out where there was none yet. */
  readonly register?: ScoreRegister | undefined;
}

function modelFacts(use: ModelUse): readonly (readonly [string, string])[] {
  const rules = standIns(use);
  return [
    ['模型参与', `追问 ${use.turnsRead} 轮，评分 ${use.questionsScored} 题`],
    ['改由规则处理', rules.length === 0 ? '没有' : rules.join('，')],
    ['模型用量', `调用 ${use.calls} 次，输入 ${use.tokensIn} 词元，输出 ${use.tokensOut} 词元`],
  ];
}

/** Whose judgement the scorer learned: who reads a number should know that no people gave them yet. */
const learnedFrom =
  '评分程序是从四千多份示例回答里学出来的。这些示例和它们的等级由语言模型写成，还没有和真人评分比过，请结合原话判断。';

/** How questions and scores came about, in a sentence for whoever reads it once. */
function inWords(engine: EngineUsed): string {
  const source = isLearned(engine) ? learnedFrom : '';
  if (engine.model !== null)
    return `提问和评分由语言模型参与，模型没有完成的部分由内置程序处理；分数都要有回答原文作依据。${source}`;
  if (isLearned(engine))
    return `提问来自固定题库，评分程序逐题读回答原文，固定规则核对引文和上限，本场没有使用语言模型。${source}`;
  return '提问来自固定题库，评分按固定规则逐题对照回答原文，没有使用语言模型。';
}

/** What ran, in words first, then with its versions for whoever has to prove it. */
export function EngineNote({ engine, revision, createdAt, register }: EngineNoteProps) {
  const facts = [
    ['提问程序', engine.interviewer],
    ['评分程序', engine.scorer],
    ['题库', engine.bank],
    ['语言模型', engine.model ?? '没有使用'],
    ...(engine.promptHash === null ? [] : [['提示词编号', engine.promptHash]]),
    ...(engine.modelUse === undefined ? [] : modelFacts(engine.modelUse)),
    ...(register === undefined ? [] : [['评分核对', registerText(register)] as const]),
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
