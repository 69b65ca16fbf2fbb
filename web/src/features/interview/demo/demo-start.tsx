import { demoDirections, type DemoDirection } from '@pinjian/contract/interview-demo.ts';
import { useState } from 'react';
import styles from './demo.module.css';
import { demoDirectionNames } from './directions.ts';

interface DemoStartProps {
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onStart: (direction: DemoDirection) => Promise<boolean>;
}

/** What it is, what becomes of it, and the choice of a direction. */
export function DemoStart({ busy, problem, onStart }: DemoStartProps) {
  const [direction, setDirection] = useState<DemoDirection | null>(null);
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (direction !== null) void onStart(direction);
      }}
    >
      <h1 className={styles.title}>体验一次 AI 面试</h1>
      <p className={styles.lead}>
        不用登录，两个问题，大约五分钟。面试官是程序，不是真人；它会听您讲，必要时追问一句，最后告诉您哪些讲清楚了、哪些还可以补充。
      </p>
      <fieldset className={styles.choices}>
        <legend>选一个方向</legend>
        {demoDirections.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="radio"
              name="direction"
              value={each}
              checked={direction === each}
              onChange={() => setDirection(each)}
            />
            {demoDirectionNames[each]}
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>
        体验的问题、回答和反馈一小时内全部删除，不会进入任何人的简历或招聘流程。请不要写姓名、电话等个人信息。
      </p>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className={styles.primary} disabled={direction === null || busy}>
        {busy ? '正在准备问题…' : '开始体验'}
      </button>
    </form>
  );
}
