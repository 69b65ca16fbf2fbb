import { CloseOutlined } from '@ant-design/icons';
import type { ScorecardContent, ScorecardNote } from '@pinjian/contract/application-scorecard.ts';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { clockText } from './model.ts';
import { ObjectionNotes } from './objection-notes.tsx';
import styles from './scorecard.module.css';
import { useElapsed } from './use-elapsed.ts';

interface NotesFieldProps {
  readonly content: ScorecardContent;
  readonly objections: readonly Objection[];
  readonly onChange: (content: ScorecardContent) => void;
}

/** The clock of the interview, and notes that carry its time. Every note is saved while it is typed. */
export function NotesField({ content, objections, onChange }: NotesFieldProps) {
  const { startedAt, notes } = content;
  const elapsed = useElapsed(startedAt);
  const list = useRef<HTMLOListElement>(null);

  function put(at: number, note: ScorecardNote) {
    onChange({ ...content, notes: notes.map((each, index) => (index === at ? note : each)) });
  }

  function add() {
    onChange({ ...content, notes: [...notes, { at: elapsed, words: '' }] });
    // The new field is there after the next drawing.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  }

  return (
    <div className={styles.notes}>
      <div className={styles.clockLine}>
        {startedAt === null ? (
          <Button onClick={() => onChange({ ...content, startedAt: new Date().toISOString() })}>开始计时</Button>
        ) : (
          <span className={styles.clock} role="timer" aria-label="面试已进行">
            {elapsed === null ? '计时已结束' : clockText(elapsed)}
          </span>
        )}
        <Button onClick={add} disabled={notes.length >= 200}>
          记一条笔记
        </Button>
      </div>
      <ol ref={list} className={styles.noteList}>
        {notes.map((note, at) => (
          // Notes have no name of their own; they are added at the end and keep their order.
          <li key={at} className={styles.note}>
            <span className={styles.noteTime}>{note.at === null ? '—' : clockText(note.at)}</span>
            <div className={styles.noteWords}>
              <Input.TextArea
                aria-label={`第 ${at + 1} 条笔记`}
                autoSize={{ minRows: 1, maxRows: 10 }}
                maxLength={1000}
                value={note.words}
                onChange={({ target }) => put(at, { ...note, words: target.value })}
              />
              <ObjectionNotes text={note.words} path={`notes.${at}.words`} objections={objections} />
            </div>
            <Button
              type="text"
              aria-label={`删除第 ${at + 1} 条笔记`}
              icon={<CloseOutlined aria-hidden />}
              onClick={() => onChange({ ...content, notes: notes.filter((_each, index) => index !== at) })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
