import { useMutation } from '@tanstack/react-query';
import { Button, Input, Modal, type InputRef } from 'antd';
import { useId, useRef, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { renameMutation } from '../api.ts';
import styles from './rename-dialog.module.css';

interface RenameDialogProps {
  readonly resumeId: string;
  readonly title: string;
  /** 姓名-职位, as recruiters like files to be called; '' while neither is known. */
  readonly offer: string;
  readonly onClose: () => void;
  readonly onRenamed?: (title: string) => void;
}

/** Another name for a resume; only its owner sees it. */
export function RenameDialog({ resumeId, title, offer, onClose, onRenamed }: RenameDialogProps) {
  const id = useId();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState(title);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = useMutation(renameMutation);

  function finish() {
    const name = typed.trim();
    if (name === '') return setProblem('请填写简历名称');
    return rename.mutate(
      { resumeId, title: name },
      {
        onSuccess: (renamed) => {
          onRenamed?.(renamed.title);
          onClose();
        },
        onError: (error) => setProblem(error instanceof CallError ? error.message : '没有保存，请稍后再试'),
      },
    );
  }

  return (
    <Modal
      open
      title="重命名简历"
      okText="保存"
      cancelText="取消"
      width={420}
      centered
      confirmLoading={rename.isPending}
      afterOpenChange={(isOpen) => isOpen && input.current?.select()}
      onOk={finish}
      onCancel={onClose}
    >
      <label className={styles.label} htmlFor={id}>
        简历名称
      </label>
      <Input
        id={id}
        ref={input}
        value={typed}
        maxLength={40}
        showCount
        status={problem === null ? '' : 'error'}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
        onPressEnter={finish}
      />
      <p
        id={`${id}-note`}
        className={problem === null ? styles.note : styles.problem}
        role={problem === null ? undefined : 'alert'}
      >
        {problem ?? '只有您自己看得到'}
      </p>
      {offer !== '' && offer !== typed && (
        <Button
          onClick={() => {
            setTyped(offer);
            setProblem(null);
          }}
        >
          改为“{offer}”
        </Button>
      )}
    </Modal>
  );
}
