import { reasonLength } from '@pinjian/contract/console-reason.ts';
import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './queue.module.css';
import { decideId, ReasonForm } from './reason-form.tsx';

/** One way to decide a case. */
export interface Choice<K extends string> {
  readonly key: K;
  readonly label: string;
  /** The usual one. */
  readonly primary?: boolean;
  readonly danger?: boolean;
  /** Who reads the reason beside the audit log; null for the log alone. */
  readonly reader: string | null;
  /** Sentences that are often needed. */
  readonly templates: readonly string[];
  /** What else it needs, shown above its reason. */
  readonly more?: ReactNode;
}

interface ChoicePanelProps<K extends string> {
  readonly choices: readonly Choice<K>[];
  readonly busy: boolean;
  readonly onDecide: (key: K, reason: string) => void;
}

/** A few ways to decide, each with a reason that the audit log keeps. What is written stays while one looks elsewhere. */
export function ChoicePanel<K extends string>({ choices, busy, onDecide }: ChoicePanelProps<K>) {
  const [chosen, setChosen] = useState<K | null>(null);
  const [reasons, setReasons] = useState<ReadonlyMap<K, string>>(new Map());
  const place = useRef<HTMLDivElement>(null);
  const left = useRef<K | null>(null);
  const choice = choices.find(({ key }) => key === chosen);

  // Back from a reason, the focus stands on the way that led there.
  useEffect(() => {
    if (chosen !== null || left.current === null) return;
    place.current?.querySelector<HTMLElement>(`[data-choice="${left.current}"]`)?.focus();
  }, [chosen]);

  if (choice === undefined) {
    return (
      <div ref={place} className={styles.decision}>
        {choices.map(({ key, label, primary = false, danger = false }, index) => (
          <Button
            key={key}
            {...(index === 0 ? { id: decideId } : {})}
            data-choice={key}
            size="large"
            type={primary ? 'primary' : 'default'}
            danger={danger}
            disabled={busy}
            onClick={() => setChosen(key)}
          >
            {label}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <ReasonForm
      key={choice.key}
      decision={choice.label}
      reader={choice.reader}
      templates={choice.templates}
      least={reasonLength.least}
      busy={busy}
      danger={choice.danger === true}
      reason={reasons.get(choice.key) ?? ''}
      onReason={(reason) => setReasons(new Map([...reasons, [choice.key, reason]]))}
      onSend={(reason) => onDecide(choice.key, reason)}
      onBack={() => {
        left.current = choice.key;
        setChosen(null);
      }}
      more={choice.more}
    />
  );
}
