import { Button } from 'antd';
import { useState } from 'react';
import { useNow } from '#lib/clock.ts';
import { confirm } from '#ui/confirm.tsx';
import { messageTime } from '#lib/format/time.ts';
import { Notice } from '../../components/notice.tsx';
import { saveText } from '../model.ts';
import styles from './saving.module.css';
import type { Saving } from './use-saving.ts';

interface SaveStatusProps {
  readonly saving: Saving;
  /** Beside the main action, always in sight; on phones, where that bar is full, in the head of the page. */
  readonly place: 'bar' | 'head';
}

/** 已保存 09:30, 正在保存…, what went wrong: read out when it changes. */
export function SaveStatus({ saving, place }: SaveStatusProps) {
  const now = useNow();
  const failed = saving.state.kind === 'failed' || saving.state.kind === 'conflict';
  return (
    <span role="status" className={failed ? `${styles[place]} ${styles.failed}` : styles[place]}>
      {saveText(saving.state, saving.stored, now)}
    </span>
  );
}

/** Says that the resume was changed elsewhere, and leaves the choice to the person; what was typed stays until then. */
export function ConflictNotice({ saving }: { readonly saving: Saving }) {
  const now = useNow();
  const [busy, setBusy] = useState<'mine' | 'theirs' | null>(null);
  const { state } = saving;
  if (state.kind !== 'conflict') return null;

  async function decide(which: 'mine' | 'theirs', act: () => Promise<unknown>) {
    setBusy(which);
    await Promise.allSettled([act()]);
    setBusy(null);
  }

  async function loadTheirs() {
    const sure = await confirm({
      title: '载入最新内容？',
      text: '您刚才在这里输入、还没有保存的修改会丢失。',
      yes: '载入最新内容',
      danger: true,
    });
    if (sure) await decide('theirs', saving.takeTheirs);
  }

  return (
    <div className={styles.sticky}>
      <Notice
        tone="warning"
        title="这份简历在别处被修改过"
        text={`另一个页面或设备在${messageTime(state.theirs.updatedAt, now)}保存过它。您刚才的修改还在下面，没有丢失，也还没有保存。`}
        actions={
          <>
            <Button
              size="small"
              type="primary"
              loading={busy === 'mine'}
              onClick={() => void decide('mine', saving.overwrite)}
            >
              保留我的修改
            </Button>
            <Button size="small" loading={busy === 'theirs'} onClick={() => void loadTheirs()}>
              载入最新内容
            </Button>
          </>
        }
      />
    </div>
  );
}
