import { Button, Input } from 'antd';
import { reasonLength, reasonMissing } from '@pinjian/contract/console-reason.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './queue.module.css';

/** Where Enter leads in a queue; there is one panel on a page. */
export const decideId = 'console-decide';

interface ReasonFormProps {
  /** What is decided: 驳回. */
  readonly decision: string;
  /** Who reads the reason: 企业, 用户; null for the audit log alone. */
  readonly reader: string | null;
  /** Sentences that are often needed; pressing one writes it. */
  readonly templates: readonly string[];
  readonly busy: boolean;
  readonly danger: boolean;
  /** What is written so far: whoever shows the form keeps it, so that it stays when the form is left. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly onSend: (reason: string) => void;
  readonly onBack: () => void;
  /** Characters that the reason has at least; 1 unless it is said. */
  readonly least?: number;
  /** What else the decision needs, above its reason; it is sent with it. */
  readonly more?: ReactNode;
}

/** Why something is decided, in words for whoever reads it. Esc leads back from anywhere in it. */
export function ReasonForm(props: ReasonFormProps) {
  const { decision, reader, templates, busy, danger, reason, onReason, least = 1, more, ...on } = props;
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const [fieldId, problemId] = [useId(), useId()];
  useEffect(() => field.current?.focus(), []);

  function write(text: string) {
    onReason(text);
    setMissing(false);
    field.current?.focus();
  }

  function send() {
    if (reason.trim().length >= least) return on.onSend(reason.trim());
    setMissing(true);
    field.current?.focus();
  }

  return (
    <div
      className={styles.refusal}
      role="presentation"
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && !busy && on.onBack()}
    >
      {more}
      <label className={styles.label} htmlFor={fieldId}>
        {decision}的原因（{reader === null ? '写入操作记录' : `${reader}会看到`}）
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
          {least === 1 ? reasonMissing : `请写明原因，至少 ${least} 个字`}
        </p>
      )}
      <div className={styles.decision}>
        <Button id={decideId} danger={danger} type="primary" loading={busy} onClick={send}>
          确认{decision}
        </Button>
        <Button disabled={busy} onClick={on.onBack}>
          返回
        </Button>
      </div>
    </div>
  );
}
