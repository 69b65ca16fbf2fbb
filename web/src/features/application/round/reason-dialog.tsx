import { roundEndReasonLabels, type RoundEndReason } from '@pinjian/contract/application-round.ts';
import { Alert, Input, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import type { Given, Question } from './questions.ts';
import styles from './round.module.css';

interface ReasonDialogProps {
  /** Tells the drafts of one page apart. */
  readonly draftName: string;
  readonly question: Question;
  /** Sends it; what it throws is shown here and what was typed stays. */
  readonly onSend: (given: Given) => Promise<unknown>;
  readonly onClose: () => void;
}

const longestNote = 300;

/** Why a call did not go through, for the person who made it. */
export function whyNot(error: unknown): string {
  return error instanceof CallError ? error.message : '没有发送成功，请稍后再试';
}

/** Asks for a reason or a word to the other side, once, before it is done. */
export function ReasonDialog({ draftName, question, onSend, onClose }: ReasonDialogProps) {
  const { title, text, yes, danger, reasons, noteLabel } = question;
  const noteId = useId();
  const [reason, setReason] = useState<RoundEndReason | null>(null);
  const [note, setNote] = useState('');
  const [sending, setSending] = useState(false);
  const [issue, setIssue] = useState<string | null>(null);
  useKeptDraft<Given>(draftName, {
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
          onChange={({ target }) => setReason(target.value as RoundEndReason)}
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
