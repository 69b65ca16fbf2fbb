import { actKindLabels, isOutward, type AgentAct } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { AgentMark, AiMark } from '#ui/tag.tsx';
import { agentPath, pathOfSubject } from '../model.ts';
import { ActSections, FoldedSections } from './act-sections.tsx';
import styles from './act.module.css';

interface ActHeadProps {
  readonly act: AgentAct;
  readonly side: AgentSide;
  /** Says by which agent; on the agent's own page that is known. */
  readonly named: boolean;
  /** Its state, where it is told. */
  readonly children?: ReactNode;
}

/** What it is about, as a link where it has a page; what kind of thing, by whom, when, and what it costs. */
export function ActHead({ act, side, named, children }: ActHeadProps) {
  const now = useNow();
  const { title, kind, subject, agentName, agentId, credits, at } = act;
  const to = pathOfSubject(subject, side) ?? agentPath(side, agentId);
  return (
    <div className={styles.what}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <p className={styles.facts}>
        {children}
        <span>{actKindLabels[kind]}</span>
        {named && <span>{agentName}</span>}
        <time dateTime={at}>{messageTime(at, now)}</time>
        {credits > 0 && <span>{credits} 额度</span>}
      </p>
    </div>
  );
}

interface ActBodyProps extends Pick<ActHeadProps, 'act' | 'side'> {
  /** What it put together at length stands behind one press. */
  readonly folded?: boolean;
}

/** Why, what it wrote or would write, and what it put together. */
export function ActBody({ act, side, folded = false }: ActBodyProps) {
  const { why, text, kind, sections, objection } = act;
  return (
    <>
      {why !== '' && <p className={styles.why}>{why}</p>}
      {objection !== null && <p className={styles.objection}>{objection}</p>}
      {text !== null && (
        <div className={styles.text}>
          <p className={styles.textHead}>
            {isOutward(kind) ? '发给对方的内容' : '写好的内容'}
            {isOutward(kind) ? <AgentMark /> : <AiMark />}
          </p>
          {text}
        </div>
      )}
      {folded ? <FoldedSections sections={sections} side={side} /> : <ActSections sections={sections} side={side} />}
    </>
  );
}
