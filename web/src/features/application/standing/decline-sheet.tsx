import { useMutation } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import type { Step } from '@pinjian/contract/application-pipeline.ts';
import { useId, useState } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { declineMutation } from '../api.ts';
import styles from './standing.module.css';

interface DeclineSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly chosen: { readonly invitationId: string; readonly from: Step; readonly version: number };
  readonly onClose: () => void;
  /** Hears that it was declined, or that this was refused. */
  readonly onSettled?: () => void;
}

const longestNote = 200;

/** Asks once before an invitation is declined; a word to the company is welcome and not needed. */
export function DeclineSheet({ open, title, chosen, onClose, onSettled }: DeclineSheetProps) {
  const decline = useMutation(declineMutation);
  const [note, setNote] = useState('');

  function send() {
    decline.mutate(
      { ...chosen, note },
      {
        onSettled: () => {
          onClose();
          onSettled?.();
        },
      },
    );
  }

  return (
    <Modal
      open={open}
      title={`谢绝“${title}”的AI面试？`}
      okText="谢绝邀请"
      cancelText="再想想"
      okButtonProps={{ danger: true }}
      confirmLoading={decline.isPending}
      width={440}
      centered
      destroyOnHidden
      onOk={send}
      onCancel={onClose}
    >
      <p className={styles.about}>您的投递仍然有效，招聘方之后可以再次邀请您。</p>
      <NoteField invitationId={chosen.invitationId} note={note} onChange={setNote} />
    </Modal>
  );
}

interface NoteFieldProps {
  readonly invitationId: string;
  readonly note: string;
  readonly onChange: (note: string) => void;
}

/** There while the question is open: what is typed is kept over a reload, and comes back with the question. */
function NoteField({ invitationId, note, onChange }: NoteFieldProps) {
  const noteId = useId();
  useKeptDraft<string>(`decline ${invitationId}`, {
    read: () => (note === '' ? undefined : note),
    restore: onChange,
  });
  return (
    <div className={styles.field}>
      <label htmlFor={noteId}>想对招聘方说的话（选填）</label>
      <Input.TextArea
        id={noteId}
        value={note}
        onChange={(event) => onChange(event.target.value)}
        maxLength={longestNote}
        showCount
        autoSize={{ minRows: 2, maxRows: 6 }}
        placeholder="例如：这周出差，希望下周再约"
      />
    </div>
  );
}
