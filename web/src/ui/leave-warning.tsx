import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import type { Blocker } from 'react-router';

interface LeaveWarningProps {
  readonly blocker: Blocker;
  /** Saves what is not saved; false where that failed. */
  readonly onSave: () => Promise<boolean>;
}

/** Stands between unsaved words and the way out: saves and goes, or asks. */
export function LeaveWarning({ blocker, onSave }: LeaveWarningProps) {
  const [saving, setSaving] = useState(false);
  const blocked = blocker.state === 'blocked';

  useEffect(() => {
    if (blocker.state === 'unblocked') return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [blocker.state]);

  async function saveAndLeave() {
    setSaving(true);
    const saved = await onSave();
    setSaving(false);
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  }

  return (
    <Modal
      open={blocked}
      title="还有没保存的修改"
      onCancel={() => blocker.reset?.()}
      footer={[
        <Button key="leave" onClick={() => blocker.proceed?.()}>
          不保存，离开
        </Button>,
        <Button key="save" type="primary" loading={saving} onClick={() => void saveAndLeave()}>
          保存并离开
        </Button>,
      ]}
    >
      离开后，最近输入的内容会丢失。
    </Modal>
  );
}
