import { Input, Modal, type InputRef } from 'antd';
import type { ArrangedSection } from '@pinjian/contract/resume-arrangement.ts';
import { useId, useRef, useState } from 'react';
import { headingOf, withTitle } from '../model.ts';
import type { Arranging } from './use-arranging.ts';
import styles from './arranging.module.css';

interface SectionTitleDialogProps {
  readonly id: ArrangedSection;
  readonly arranging: Arranging;
  readonly onClose: () => void;
}

/** Another heading for a part of the resume; empty brings ours back. */
export function SectionTitleDialog({ id, arranging, onClose }: SectionTitleDialogProps) {
  const fieldId = useId();
  const input = useRef<InputRef>(null);
  const { arrangement, arrange } = arranging;
  const [typed, setTyped] = useState(headingOf(arrangement, id));

  function finish() {
    arrange((now) => withTitle(now, id, typed));
    onClose();
  }

  return (
    <Modal
      open
      title="改标题"
      okText="保存"
      cancelText="取消"
      width={420}
      centered
      afterOpenChange={(isOpen) => isOpen && input.current?.select()}
      onOk={finish}
      onCancel={onClose}
    >
      <label className={styles.label} htmlFor={fieldId}>
        标题
      </label>
      <Input
        id={fieldId}
        ref={input}
        value={typed}
        maxLength={12}
        showCount
        aria-describedby={`${fieldId}-note`}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={finish}
      />
      <p id={`${fieldId}-note`} className={styles.note}>
        印在 PDF 上，如“实习经历”。清空就恢复原来的标题
      </p>
    </Modal>
  );
}
