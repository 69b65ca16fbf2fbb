import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { countUncertain } from '../doubts/model.ts';
import { useEditing, useEditor } from './editor-store.ts';
import { countOpen } from '../unplaced/model.ts';
import { focusNextDoubt, focusUnplaced } from './focus-field.ts';
import styles from './screen.module.css';

/** How many doubtful fields, and then how many lines, are left; leads to the next. `onJump` brings the form into sight first. */
export function DoubtCounter({ onJump }: { readonly onJump: () => void }) {
  const editor = useEditor();
  const doubts = useEditing(({ facts }) => countUncertain(facts));

  const lines = useEditing(({ unplaced }) => countOpen(unplaced));

  function jump() {
    onJump();
    // The form may have been hidden until now.
    requestAnimationFrame(() => (doubts > 0 ? focusNextDoubt(editor.getState().focused) : focusUnplaced()));
  }

  if (doubts === 0 && lines === 0) {
    return (
      <p className={styles.settled} role="status">
        <CheckCircleOutlined aria-hidden /> 没有待核对的内容
      </p>
    );
  }
  return (
    <Button size="large" className={styles.counter} onClick={jump}>
      <span aria-live="polite">{doubts > 0 ? `还有 ${doubts} 处请核对` : `还有 ${lines} 行没有归类`}</span>
    </Button>
  );
}
