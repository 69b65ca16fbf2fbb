import type { AnswerTry } from '@pinjian/contract/interview-try.ts';
import { dateTime } from '#lib/format/time.ts';
import { AiMark } from '#ui/tag.tsx';
import { Level } from '../components/level.tsx';
import styles from './answer-again.module.css';
import { Rewritten } from './rewritten.tsx';

function Step({ name, level }: { readonly name: string; readonly level: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {level === null ? (
          '没有评级'
        ) : (
          <>
            <Level value={level} />第 {level} 级
          </>
        )}
      </dd>
    </div>
  );
}

/** What the two steps say together; calm whichever way it went. */
function compared({ before, level }: Pick<AnswerTry, 'before' | 'level'>): string {
  if (level === null) return '';
  if (before === null) return '这次有了可以参考的内容。';
  if (level > before) return `比第一次高 ${level - before} 级。`;
  return level === before ? '和第一次同级。' : `比第一次低 ${before - level} 级，原来的反馈不受影响。`;
}

function Try({ one }: { readonly one: AnswerTry }) {
  const { ordinal, at, text, before, level, gained, missing, advice, rewrite } = one;
  return (
    <li className={styles.try}>
      <p className={styles.quiet}>
        第 {ordinal} 次再答 · {dateTime(at)} <AiMark basis="由评分程序按同一套标准评级" />
      </p>
      <dl className={styles.steps}>
        <Step name="第一次" level={before} />
        <Step name="这一次" level={level} />
      </dl>
      <p>
        {compared(one)}
        {gained.length > 0 && `这次补上了：${gained.join('；')}。`}
      </p>
      {missing.length > 0 && level !== null && <p>还可以补充：{missing.join('；')}</p>}
      <p className={styles.quiet}>{advice}</p>
      {rewrite !== null && <Rewritten rewrite={rewrite} />}
      <details className={styles.earlier}>
        <summary>这一次的回答</summary>
        <p className={styles.text}>{text}</p>
      </details>
    </li>
  );
}

/** The newest try in full, and those before it behind one press. */
export function Tries({ tries }: { readonly tries: readonly AnswerTry[] }) {
  const [newest, ...earlier] = tries;
  if (newest === undefined) return null;
  return (
    <div className={styles.tries}>
      <ul className={styles.tries}>
        <Try one={newest} />
      </ul>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>之前的 {earlier.length} 次</summary>
          <ul className={styles.tries}>
            {earlier.map((one) => (
              <Try key={one.ordinal} one={one} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
