import { roundEndReasonLabels, type RoundEndReason } from '@pinjian/contract/application-round.ts';
import { Alert, Input, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import styles from './round.module.css';

/** What is asked before something is done with a round. */
export interface Asked<R extends RoundEndReason> {
  /** Tells the drafts of one page apart. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly danger?: boolean;
  /** Reasons to choose from; none where none is asked for. */
  readonly reasons: readonly R[];
  /** What the words are for: 想对候选人说的话（选填）. */
  readonly noteLabel: string;
  /** Sends it; what it throws is shown here and what was typed stays. */
  readonly onSend: (given: { readonly reason: R | null; readonly note: string }) => Promise<unknown>;
}

interface ReasonDialogProps<R extends RoundEndReason> {
  /** null while nothing is asked. */
  readonly asked: Asked<R> | null;
  readonly onClose: () => void;
}

const longestNote = 300;

/** Why a call did not go through, for the person who made it. */
export function whyNot(error: unknown): string {
  return error instanceof CallError ? error.message : '没有发送成功，请稍后再试';
}

/** Asks for a reason or a word to the other side, once, before it is done. */
export function ReasonDialog<R extends RoundEndReason>({ asked, onClose }: ReasonDialogProps<R>) {
  return asked === null ? null : <Question key={asked.key} asked={asked} onClose={onClose} />;
}

function Question<R extends RoundEndReason>({
  asked,
  onClose,
}: {
  readonly asked: Asked<R>;
  readonly onClose: () => void;
}) {
  const { key, title, text, yes, danger, reasons, noteLabel, onSend } = asked;
  const noteId = useId();
  const [reason, setReason] = useState<R | null>(null);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  useKeptDraft<{ readonly reason: R | null; readonly note: string }>(key, {
    read: () => (reason === null && note === '' ? undefined : { reason, note }),
    restore(kept) {
      setReason(kept.reason);
      setNote(kept.note);
    },
  });

  async function send() {
    if (reasons.length > 0 && reason === null) {
      setIssue('请选择原因');
      return;
    }
    setSending(true);
    setIssue(null);
    try {
      await onSend({ reason, note });
      onClose();
    } catch (error) {
      setIssue(whyNot(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Modal
      open
      title={title}
      okText={yes}
      cancelText="再想想"
      okButtonProps={{ danger: danger === true }}
      confirmLoading={sending}
      width={460}
      centered
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className={styles.about}>{text}</p>
      {reasons.length > 0 && (
        <Radio.Group
          className={styles.reasons ?? ''}
          aria-label="原因"
          value={reason}
          options={reasons.map((value) => ({ value, label: roundEndReasonLabels[value] }))}
          onChange={({ target }) => setReason(target.value as R)}
        />
      )}
      <div className={styles.field}>
        <label htmlFor={noteId}>{noteLabel}</label>
        <Input.TextArea
          id={noteId}
          value={note}
          maxLength={longestNote}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {issue !== null && <Alert type="error" showIcon title={issue} className={styles.issue ?? ''} role="alert" />}
    </Modal>
  );
}
