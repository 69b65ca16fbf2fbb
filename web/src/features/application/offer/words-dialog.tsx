import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';
import styles from './offer.module.css';

interface WordsDialogProps {
  /** Tells the dialogs of one page apart: what is typed is kept under it. */
  readonly name: string;
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  /** Words of the button that goes ahead; name the act. */
  readonly yes: string;
  readonly danger?: boolean;
  readonly maxLength?: number;
  readonly sending: boolean;
  /** Sends it; answers whether that went well: what was typed stays where it did not. */
  readonly onSend: (words: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a reason before something is done. What was typed outlives a reload and a refusal. */
export function WordsDialog(props: WordsDialogProps) {
  const { name, title, text, label, placeholder, yes, danger = false, maxLength = 300, sending } = props;
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const id = useId();
  useKeptDraft<string>(name, { read: () => (words === '' ? undefined : words), restore: setWords });

  async function send() {
    if (words.trim() === '') return setMissing(true);
    if (await props.onSend(words.trim())) props.onClose();
  }

  return (
    <Modal
      open
      title={title}
      okText={yes}
      cancelText="取消"
      okButtonProps={{ danger }}
      confirmLoading={sending}
      width={460}
      centered
      onOk={() => void send()}
      onCancel={props.onClose}
    >
      <p className={styles.about}>{text}</p>
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          id={id}
          value={words}
          maxLength={maxLength}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          placeholder={placeholder}
          aria-invalid={missing}
          aria-describedby={missing ? `${id}-missing` : undefined}
          onChange={(event) => {
            setWords(event.target.value);
            setMissing(false);
          }}
        />
        {missing && (
          <p id={`${id}-missing`} className={styles.missing} role="alert">
            请填写{label}
          </p>
        )}
      </div>
    </Modal>
  );
}
