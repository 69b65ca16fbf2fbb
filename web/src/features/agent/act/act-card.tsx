import type { AgentAct } from '@pinjian/contract/agent-act.ts';
import type { AgentSide } from '@pinjian/contract/agent-kind.ts';
import { Button, Checkbox, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useEffect, useId, useRef, useState } from 'react';
import { rowAttribute } from '#lib/list/use-cursor.ts';
import { ActBody, ActHead } from './act-body.tsx';
import styles from './act.module.css';
import { PreparedButtons } from './prepared-buttons.tsx';
import { Why } from './why.tsx';

interface TextEditorProps {
  readonly text: string;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

const longest = 1000;

function TextEditor({ text, onSave, onClose }: TextEditorProps) {
  const [typed, setTyped] = useState(text);
  const field = useRef<TextAreaRef>(null);
  const id = useId();
  // Who asked to change the words writes at once.
  useEffect(() => field.current?.focus({ cursor: 'end' }), []);
  const wanted = typed.trim();
  return (
    <div className={styles.reason}>
      <label htmlFor={id}>改成您要发的话（对方看到的会标明“AI 代发”）</label>
      <Input.TextArea
        id={id}
        ref={field}
        value={typed}
        maxLength={longest}
        autoSize={{ minRows: 3, maxRows: 12 }}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="primary" disabled={wanted === ''} onClick={() => onSave(wanted)}>
          改好了
        </Button>
        <Button onClick={onClose}>不改了</Button>
      </div>
    </div>
  );
}

interface ActCardProps {
  readonly act: AgentAct;
  readonly side: AgentSide;
  readonly named: boolean;
  /** Whether it is among those that are decided together; left out where each is decided by itself. */
  readonly chosen?: boolean;
  readonly atCursor: boolean;
  readonly editing: boolean;
  readonly onChoose?: (wanted: boolean) => void;
  readonly onApprove: () => void;
  readonly onDecline: () => void;
  readonly onEdit: (open: boolean) => void;
  /** Other words than the agent's are kept for the approval. */
  readonly onText: (text: string) => void;
}

/** One act that waits for its owner: what it is, why, what would be sent, and the answers. */
export function ActCard(props: ActCardProps) {
  const { act, side, named, chosen, atCursor, editing, onChoose, onApprove, onDecline, onEdit, onText } = props;
  const { actId, title, text, prepared } = act;
  const row = { [rowAttribute]: actId };
  return (
    <li className={styles.card} data-current={atCursor} {...row}>
      <div className={styles.head}>
        {prepared === null && onChoose !== undefined && (
          <Checkbox
            className={styles.choose ?? ''}
            aria-label={`选择：${title}`}
            checked={chosen === true}
            onChange={({ target }) => onChoose(target.checked)}
          />
        )}
        <ActHead act={act} side={side} named={named} />
      </div>
      {editing && text !== null ? (
        <TextEditor
          text={text}
          onSave={(words) => {
            onText(words);
            onEdit(false);
          }}
          onClose={() => onEdit(false)}
        />
      ) : (
        <ActBody act={act} side={side} />
      )}
      {!editing && prepared !== null && <PreparedButtons act={act} prepared={prepared} />}
      {!editing && prepared === null && (
        <div className={styles.buttons}>
          <Button type="primary" aria-label={`同意：${title}`} onClick={onApprove}>
            同意
          </Button>
          <Button aria-label={`不同意：${title}`} onClick={onDecline}>
            不同意
          </Button>
          {text !== null && (
            <Button aria-label={`改文字：${title}`} onClick={() => onEdit(true)}>
              改文字
            </Button>
          )}
        </div>
      )}
      <Why act={act} />
    </li>
  );
}
