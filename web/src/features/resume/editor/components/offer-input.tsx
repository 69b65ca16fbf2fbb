import { AutoComplete, Input } from 'antd';
import type { ReactNode } from 'react';
import type { Control } from './field.tsx';
import styles from './offer.module.css';

/** Something that may be taken instead of typing it out. */
export interface Offer {
  readonly key: string;
  /** What is written into the field. */
  readonly value: string;
  /** What is told beside it. */
  readonly more?: ReactNode;
}

interface OfferInputProps {
  readonly control: Control;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The first time that somebody comes here: nothing is asked for before. */
  readonly onAsk?: () => void;
  readonly offers: readonly Offer[];
  readonly maxLength: number;
  readonly placeholder?: string;
}

/** A line of text with offers below it while it is written. Any other text may be written too: nothing is marked unasked. */
export function OfferInput({ control, value, onChange, onAsk, offers, maxLength, placeholder }: OfferInputProps) {
  const { id, status, ...described } = control;
  return (
    <AutoComplete
      id={id}
      className={styles.input}
      status={status}
      value={value}
      defaultActiveFirstOption={false}
      {...(onAsk === undefined ? {} : { onFocus: onAsk })}
      onChange={(next: string) => onChange(next)}
      options={offers
        .filter((offer) => offer.value !== value.trim())
        .map((offer) => ({
          key: offer.key,
          value: offer.value,
          label: (
            <span className={styles.offer}>
              <span className={styles.name}>{offer.value}</span>
              {offer.more}
            </span>
          ),
        }))}
    >
      <Input {...described} autoComplete="off" maxLength={maxLength} placeholder={placeholder} />
    </AutoComplete>
  );
}
