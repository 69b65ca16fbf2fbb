import { Button, Modal, Switch } from 'antd';
import { useId } from 'react';
import { turnShortcuts, useShortcutsOn } from '#lib/shortcuts.ts';
import styles from './shortcuts.module.css';

interface ShortcutsHelpProps {
  /** Each key with what it does. */
  readonly keys: readonly { readonly key: string; readonly text: string }[];
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What the keys do, and the switch that turns them off. Where there is no keyboard it is not shown. */
export function ShortcutsHelp({ keys, open, onOpen, onClose }: ShortcutsHelpProps) {
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
