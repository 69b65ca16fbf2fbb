import type { AgentAct } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { useState } from 'react';
import { ActCard } from '../act/act-card.tsx';
import styles from '../act/act.module.css';
import type { Decisions } from '../act/use-decisions.ts';
import { Entry } from '../diary/entry.tsx';

interface TalkActsProps {
  readonly acts: readonly AgentAct[];
  readonly side: AgentSide;
  readonly decisions: Decisions;
}

/** What came of an answer in the diary: what waits is decided right here. */
export function TalkActs({ acts, side, decisions }: TalkActsProps) {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [editing, setEditing] = useState<string | null>(null);
  const shown = acts.filter((act) => !decisions.isGone(act));
  if (shown.length === 0) return null;
  function decide(kind: 'approve' | 'decline', { actId }: AgentAct) {
    const text = texts.get(actId);
    decisions.decide(kind, [{ actId, ...(text !== undefined && { text }) }]);
    setEditing(null);
  }
  return (
    <ul className={styles.list} aria-label="这次提出和做的事">
      {shown.map((act) =>
        act.state === 'waiting' && act.prepared === null ? (
          <ActCard
            key={act.actId}
            act={{ ...act, text: texts.get(act.actId) ?? act.text }}
            side={side}
            named={false}
            atCursor={false}
            editing={editing === act.actId}
            onApprove={() => decide('approve', act)}
            onDecline={() => decide('decline', act)}
            onEdit={(open) => setEditing(open ? act.actId : null)}
            onText={(text) => setTexts((before) => new Map(before).set(act.actId, text))}
          />
        ) : (
          <Entry key={act.actId} act={act} side={side} named={false} />
        ),
      )}
    </ul>
  );
}
