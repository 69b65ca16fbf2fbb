import { useNow } from '#lib/clock.ts';
import type { SaveState, Saved } from '#lib/saving/saver.ts';
import { saveText } from '#lib/saving/words.ts';
import styles from './saving.module.css';

interface SaveStatusProps {
  readonly saving: { readonly state: SaveState<unknown>; readonly stored: Saved<unknown> };
  /** Beside the main action, always in sight; on phones, where that bar is full, in the head; or the only one there is. */
  readonly place: 'bar' | 'head' | 'only';
}

const troubles = new Set<SaveState<unknown>['kind']>(['retrying', 'refused', 'clash']);

/** 已保存 09:30, 正在保存…, what went wrong: read out when it changes. */
export function SaveStatus({ saving, place }: SaveStatusProps) {
  const now = useNow();
  const { state, stored } = saving;
  return (
    <span role="status" className={`${styles[place]} ${troubles.has(state.kind) ? styles.failed : ''}`}>
      {saveText(state, stored, now)}
    </span>
  );
}
