import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './queue.module.css';
import { decideId, ReasonForm } from './reason-form.tsx';

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
  const refuse = useRef<HTMLButtonElement>(null);
  const wasWriting = useRef(false);

  useEffect(() => {
    if (!writing && wasWriting.current) refuse.current?.focus();
    wasWriting.current = writing;
  }, [writing]);

  if (writing) {
    return (
      <ReasonForm
        decision={no}
        reader={reader}
        templates={templates}
        busy={busy}
        danger
        reason={reason}
        onReason={setReason}
        onSend={onNo}
        onBack={() => setWriting(false)}
      />
    );
  }
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
