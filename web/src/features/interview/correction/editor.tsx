import type { TranscriptCorrection } from '@pinjian/contract/interview-correction.ts';
import type { InterviewTurn } from '@pinjian/contract/interview-room.ts';
import { useId } from 'react';
import type { Drafts } from './drafts.ts';
import { changesOf, faultOf } from './drafts.ts';
import styles from './correction.module.css';

interface EditorProps {
  readonly correction: TranscriptCorrection;
  readonly transcript: readonly InterviewTurn[];
  readonly drafts: Drafts;
  readonly saving: boolean;
  /** Why the last attempt was refused, null before. */
  readonly failure: string | null;
  readonly onDraft: (seq: number, text: string | null) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

type OwnTurn = TranscriptCorrection['turns'][number];

function OwnWords({
  turn,
  draft,
  saving,
  onDraft,
}: {
  readonly turn: OwnTurn;
  readonly draft: string | undefined;
  readonly saving: boolean;
  readonly onDraft: (text: string | null) => void;
}) {
  const id = useId();
  const value = draft ?? turn.text;
  const changed = value.trim() !== turn.text;
  const fault = changed ? faultOf(turn.original, value) : null;
  return (
    <>
      <div className={styles.grow} data-text={`${value}\n`}>
        <textarea
          className={styles.input}
          aria-label={`我说的第 ${turn.seq} 句`}
          aria-invalid={fault !== null}
          aria-describedby={id}
          value={value}
          readOnly={saving}
          onChange={(event) => onDraft(event.target.value)}
        />
      </div>
      <p id={id} className={styles.under}>
        <span className={fault === null ? styles.quiet : styles.fault}>
          {fault ?? (changed ? '已修改，还没保存' : '')}
        </span>
        {changed && !saving && (
          <button type="button" className={styles.link} onClick={() => onDraft(null)}>
            撤销
          </button>
        )}
        {!changed && turn.text !== turn.original && !saving && (
          <button type="button" className={styles.link} onClick={() => onDraft(turn.original)}>
            改回原文
          </button>
        )}
      </p>
    </>
  );
}

/** The transcript with one's own words to be put right; the interviewer's stand between them as they were. */
export function CorrectionEditor({
  correction,
  transcript,
  drafts,
  saving,
  failure,
  onDraft,
  onSave,
  onCancel,
}: EditorProps) {
  const changes = changesOf(correction.turns, drafts);
  const own = new Map(correction.turns.map((turn) => [turn.seq, turn]));
  const faulty = changes.some(({ seq, text }) => faultOf(own.get(seq)?.original ?? '', text) !== null);
  return (
    <form
      className={styles.editor}
      aria-label="更正文字记录"
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving && !faulty && changes.length > 0) onSave();
      }}
    >
      <ol className={styles.turns}>
        {transcript.map(({ seq, text }) => {
          const turn = own.get(seq);
          return (
            <li key={seq} className={turn === undefined ? styles.theirs : styles.own}>
              <p className={styles.who}>{turn === undefined ? 'AI 面试官' : '我'}</p>
              {turn === undefined ? (
                <p className={styles.said}>{text}</p>
              ) : (
                <OwnWords turn={turn} draft={drafts[seq]} saving={saving} onDraft={(words) => onDraft(seq, words)} />
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.bar}>
        <p className={failure === null ? styles.quiet : styles.fault} role="status">
          {failure ?? (changes.length === 0 ? '还没有改动' : `改了 ${changes.length} 处`)}
        </p>
        <button type="button" className={styles.button} disabled={saving} onClick={onCancel}>
          取消
        </button>
        <button
          type="submit"
          className={`${styles.button} ${styles.primary}`}
          disabled={saving || faulty || changes.length === 0}
        >
          {saving ? '正在保存…' : '保存更正'}
        </button>
      </div>
    </form>
  );
}
