import { verdictReasonLabels, verdictReasons } from '@pinjian/contract/agent-act.ts';
import { Button } from 'antd';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { CountdownRing, useSecondsLeft } from '#ui/countdown-ring.tsx';
import styles from './act.module.css';
import { takeBackSeconds, type Decisions, type Held } from './use-decisions.ts';

const reasons = verdictReasons.map((reason) => ({ key: reason, label: verdictReasonLabels[reason] }));

function Seconds({ dueAt }: Pick<Held, 'dueAt'>) {
  return <CountdownRing seconds={useSecondsLeft(dueAt)} of={takeBackSeconds} />;
}

/** What was just decided, with the way back, and of a no the reason that its agent learns from. */
export function DecisionDock({ decisions }: { readonly decisions: Decisions }) {
  const { held, explain, takeBack, sendHeld } = decisions;
  const count = held?.acts.length ?? 0;
  const what = held?.kind === 'decline' ? `不同意 ${count} 件` : `同意 ${count} 件`;
  return (
    <>
      <p role="status" className="visually-hidden">
        {held !== null && `${what}，${takeBackSeconds} 秒内可以撤销`}
      </p>
      {held !== null && (
        <section className={styles.dock} aria-label="刚才的决定">
          <span className={styles.dockWhat}>
            <Seconds key={held.dueAt} dueAt={held.dueAt} />
            {what}
          </span>
          {held.kind === 'decline' && (
            <ChoiceChips
              label="为什么不同意"
              choices={reasons}
              value={held.reason ?? ''}
              onChange={(key) => {
                const reason = verdictReasons.find((each) => each === key);
                if (reason !== undefined) explain(reason);
              }}
            />
          )}
          <span className={styles.buttons}>
            <Button onClick={takeBack}>撤销</Button>
            <Button type="text" onClick={sendHeld}>
              马上生效
            </Button>
          </span>
        </section>
      )}
    </>
  );
}
