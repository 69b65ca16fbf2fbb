import { runStateLabels, stepStateLabels, wakeReasonLabels, type AgentRun } from '@pinjian/contract/agent-view.ts';
import { useState } from 'react';
import { Button } from 'antd';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { Section } from '#ui/section.tsx';
import { StatusTag, type Tone } from '#ui/tag.tsx';
import styles from './one.module.css';

const stepTones: Readonly<Record<AgentRun['plan'][number]['state'], Tone>> = {
  waiting: 'neutral',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  skipped: 'neutral',
};

const firstRuns = 3;

function Run({ run, open }: { readonly run: AgentRun; readonly open: boolean }) {
  const now = useNow();
  const { woke, state, plan, saw, failure, startedAt } = run;
  return (
    <li>
      <details className={styles.run} open={open}>
        <summary className={styles.runHead}>
          <span className={styles.saw}>{saw ?? failure ?? runStateLabels[state]}</span>
          <span className={styles.muted}>
            {wakeReasonLabels[woke]} · <time dateTime={startedAt}>{messageTime(startedAt, now)}</time>
          </span>
        </summary>
        <ol className={styles.steps}>
          {plan.map(({ title, state: stepState, note }, index) => (
            <li key={index} className={styles.step}>
              <StatusTag tone={stepTones[stepState]}>{stepStateLabels[stepState]}</StatusTag>
              <span>
                {title}
                {note !== null && <span className={styles.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ol>
        {failure !== null && saw !== null && <p className={styles.failure}>{failure}</p>}
      </details>
    </li>
  );
}

/** What it looked at, step by step, the newest first; the one under way is open. */
export function Runs({ runs }: { readonly runs: readonly AgentRun[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? runs : runs.slice(0, firstRuns);
  return (
    <Section title="它是怎么做的" text="每次先列计划，再一步步做；没有找到也会说。">
      {runs.length === 0 && <p className={styles.muted}>第一次马上开始。</p>}
      <ul className={styles.runs} aria-live="polite">
        {shown.map((run, index) => (
          <Run key={run.runId} run={run} open={index === 0 && run.state === 'running'} />
        ))}
      </ul>
      {!all && runs.length > firstRuns && <Button onClick={() => setAll(true)}>看更早的</Button>}
    </Section>
  );
}
