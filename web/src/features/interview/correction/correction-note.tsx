import { correctionHours, maxCorrections, type TranscriptCorrection } from '@pinjian/contract/interview-correction.ts';
import { useNow } from '#lib/clock.ts';
import { timeLeftText } from './drafts.ts';
import styles from './correction.module.css';

interface CorrectionNoteProps {
  readonly correction: TranscriptCorrection;
  readonly onEdit: () => void;
}

/** Whether one's words can still be put right, and for how long. */
export function CorrectionNote({ correction: { state, until, timesLeft, version }, onEdit }: CorrectionNoteProps) {
  const left = timeLeftText(until, useNow());
  if (state === 'scoring') {
    return (
      <p className={styles.note} role="status">
        更正已保存，正在按更正后的文字重新评分，评完会自动更新。
      </p>
    );
  }
  if (state === 'closed' || left === '') {
    return <p className={styles.note}>面试结束已超过 {correctionHours} 小时，文字记录不能再更正。</p>;
  }
  if (state === 'spent') {
    return <p className={styles.note}>这场面试已经更正了 {maxCorrections} 次，不能再更正。</p>;
  }
  return (
    <div className={styles.note}>
      <p>
        文字和您说的不一样？{left}。{version > 0 && `还能更正 ${timesLeft} 次。`}
      </p>
      <button type="button" className={styles.button} onClick={onEdit}>
        更正文字记录
      </button>
    </div>
  );
}
