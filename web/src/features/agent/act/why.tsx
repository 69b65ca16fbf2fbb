import { actModeLabels, evidenceSourceLabels, type AgentAct } from '@pinjian/contract/agent-act.ts';
import { useId, useState } from 'react';
import { Button } from 'antd';
import { dateTime } from '#lib/format/time.ts';
import styles from './act.module.css';

function Evidence({ evidence }: Pick<AgentAct, 'evidence'>) {
  if (evidence.length === 0) return null;
  return (
    <ul className={styles.evidence} aria-label="依据">
      {evidence.map(({ claim, source, quote }) => (
        <li key={`${source} ${claim} ${quote}`}>
          <span>{claim}</span>
          <span className={styles.quote}>
            {evidenceSourceLabels[source]}：<q>{quote}</q>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What an act rests on, what it costs, and by which version of the slip; behind one press. */
export function Why({ act }: { readonly act: AgentAct }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { title, evidence, credits, slipVersion, mode, agentName, at, decidedAt, expiresAt } = act;
  return (
    <>
      <Button
        type="link"
        className={styles.whyButton ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起依据' : evidence.length === 0 ? '为什么' : `为什么（${evidence.length} 条依据）`}
        <span className="visually-hidden">：{title}</span>
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <Evidence evidence={evidence} />
            <dl className={styles.details}>
              <dt>做到哪一步</dt>
              <dd>{actModeLabels[mode]}</dd>
              <dt>许可单</dt>
              <dd>第 {slipVersion} 版</dd>
              <dt>花费</dt>
              <dd>{credits === 0 ? '不花额度' : `${credits} 额度`}</dd>
              <dt>由谁</dt>
              <dd>
                {agentName}，{dateTime(at)}
              </dd>
              {decidedAt !== null && (
                <>
                  <dt>您的决定</dt>
                  <dd>{dateTime(decidedAt)}</dd>
                </>
              )}
              {expiresAt !== null && (
                <>
                  <dt>有效到</dt>
                  <dd>{dateTime(expiresAt)}</dd>
                </>
              )}
            </dl>
          </>
        )}
      </div>
    </>
  );
}
