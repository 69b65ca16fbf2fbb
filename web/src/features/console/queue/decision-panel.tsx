import { Button, Input } from 'antd';
import { reasonLength, reasonMissing } from '@pinjian/contract/console-reason.ts';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './queue.module.css';

/** Where Enter leads in a queue; there is one panel on a page. */
export const decideId = 'console-decide';

interface DecisionPanelProps {
  readonly yes: string;
  readonly no: string;
  /** Who reads the reason: 企业, 用户. */
  readonly reader: string;
  /** Sentences that are often needed; pressing one writes it. */
  readonly templates: readonly string[];
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: (reason: string) => void;
}

/** Yes at one press; no with a reason, which whoever handed it in reads. */
export function DecisionPanel({ yes, no, reader, templates, busy, onYes, onNo }: DecisionPanelProps) {
  const [writing, setWriting] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const refuse = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);
  const [fieldId, problemId] = [useId(), useId()];

  useEffect(() => {
    if (writing) field.current?.focus();
    else if (wasWriting.current) refuse.current?.focus();
    wasWriting.current = writing;
  }, [writing]);

  function write(text: string) {
    setReason(text);
    setMissing(false);
    field.current?.focus();
  }

  function send() {
    if (reason.trim() !== '') return onNo(reason.trim());
    setMissing(true);
    field.current?.focus();
  }

  if (!writing) {
    return (
      <div className={styles.decision}>
        <Button id={decideId} type="primary" size="large" loading={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button ref={refuse} danger size="large" disabled={busy} onClick={() => setWriting(true)}>
          {no}
        </Button>
      </div>
    );
  }
  return (
    // Esc leads back from anywhere in it; what was written stays.
    <div
      className={styles.refusal}
      role="presentation"
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && !busy && setWriting(false)}
    >
      <label className={styles.label} htmlFor={fieldId}>
        {no}的原因（{reader}会看到）
      </label>
      <div className={styles.templates} role="group" aria-label="常用的原因">
        {templates.map((text) => (
          <button key={text} type="button" className={styles.template} onClick={() => write(text)}>
            {text}
          </button>
        ))}
      </div>
      <Input.TextArea
        ref={(area) => {
          field.current = area?.resizableTextArea?.textArea ?? null;
        }}
        id={fieldId}
        value={reason}
        maxLength={reasonLength.most}
        showCount
        autoSize={{ minRows: 2, maxRows: 6 }}
        status={missing ? 'error' : ''}
        aria-invalid={missing}
        aria-describedby={missing ? problemId : undefined}
        onChange={(event) => write(event.target.value)}
      />
      {missing && (
        <p id={problemId} className={styles.problem} role="alert">
          {reasonMissing}
        </p>
      )}
      <div className={styles.decision}>
        <Button id={decideId} danger type="primary" loading={busy} onClick={send}>
          确认{no}
        </Button>
        <Button disabled={busy} onClick={() => setWriting(false)}>
          返回
        </Button>
      </div>
    </div>
  );
}
