import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { callOutcomeLabels, type TalkCall, type TalkMessage } from '@pinjian/contract/agent-talk.ts';
import type { AgentDetail } from '@pinjian/contract/agent-view.ts';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { AiMark } from '#ui/tag.tsx';
import { Control } from './control.tsx';
import styles from './talk.module.css';

/** What it looked at and wanted to do, one line each. */
function Calls({ calls }: { readonly calls: readonly TalkCall[] }) {
  if (calls.length === 0) return null;
  return (
    <ul className={styles.calls} aria-label="它看了什么、做了什么">
      {calls.map(({ label, outcome, note }, index) => (
        <li key={index} data-outcome={outcome}>
          <span>{label}</span>
          <span>
            {callOutcomeLabels[outcome]}
            {note !== null && `：${note}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Why nothing is to be read, or not all of it. */
function standing({ state, words, caution }: TalkMessage): string | null {
  if (state === 'answering') return words === '' ? '正在想…' : null;
  if (state === 'stopped') return '您让它停下了，这段话不完整。';
  return caution;
}

interface MessageProps {
  readonly message: TalkMessage;
  readonly agent: AgentDetail;
  readonly side: AgentSide;
}

/** One thing that was said: the owner's words, or an answer with what it rests on and where it leads. */
export function Message({ message, agent, side }: MessageProps) {
  const now = useNow();
  const { speaker, words, calls, controls, answeredBy, at } = message;
  const own = speaker === 'owner';
  const note = standing(message);
  return (
    <div className={own ? styles.own : styles.answer}>
      <p className={styles.by}>
        <span>{own ? '您' : agent.name}</span>
        {answeredBy === 'model' && <AiMark />}
        <time dateTime={at}>{messageTime(at, now)}</time>
      </p>
      <Calls calls={calls} />
      {words !== '' && <p className={styles.words}>{words}</p>}
      {note !== null && <p className={styles.note}>{note}</p>}
      {controls.length > 0 && (
        <p className={styles.controls}>
          {controls.map((control) => (
            <Control key={control} control={control} agent={agent} side={side} />
          ))}
        </p>
      )}
    </div>
  );
}
