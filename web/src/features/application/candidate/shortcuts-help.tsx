import { Button, Modal, Switch } from 'antd';
import { useId } from 'react';
import { turnShortcuts, useShortcutsOn } from '#lib/shortcuts.ts';
import styles from './shortcuts.module.css';

const keys = [
  { key: 'J', text: '下一位候选人' },
  { key: 'K', text: '上一位候选人' },
  { key: 'A', text: '通过' },
  { key: 'R', text: '不合适' },
  { key: 'I', text: '邀请AI面试' },
  { key: '?', text: '打开这份说明' },
] as const;

interface ShortcutsHelpProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What the keys do, and the switch that turns them off. Where there is no keyboard it is not shown. */
export function ShortcutsHelp({ open, onOpen, onClose }: ShortcutsHelpProps) {
  const on = useShortcutsOn((state) => state.on);
  const switchId = useId();
  return (
    <>
      <Button className={styles.help} onClick={onOpen}>
        <kbd className={styles.key} aria-hidden="true">
          ?
        </kbd>
        快捷键
      </Button>
      <Modal open={open} title="键盘快捷键" footer={null} width={360} centered onCancel={onClose}>
        <dl className={styles.keys}>
          {keys.map(({ key, text }) => (
            <div key={key} className={styles.keyRow}>
              <dt>
                <kbd className={styles.key}>{key}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.keySwitch}>
          <label htmlFor={switchId}>启用快捷键</label>
          <Switch id={switchId} checked={on} onChange={turnShortcuts} />
        </div>
      </Modal>
    </>
  );
}
