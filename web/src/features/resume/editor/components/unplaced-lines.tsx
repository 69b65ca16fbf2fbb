import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { LineState } from '@pinjian/contract/resume.ts';
import { useState } from 'react';
import { citiesQuery } from '#features/dictionary/api.ts';
import { cityNamed } from '#features/dictionary/city/model.ts';
import { CallError } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { settleLineMutation } from '../../api.ts';
import type { Saving } from '../../saving/components/use-saving.ts';
import { withValue } from '../model.ts';
import { countOpen, withLine, withoutLine, type Target } from '../unplaced/model.ts';
import { useEditing, useEditor } from './editor-store.ts';
import { focusUnplaced } from './focus-field.ts';
import { UnplacedRow } from './unplaced-row.tsx';
import styles from './unplaced.module.css';

interface UnplacedLinesProps {
  readonly resumeId: string;
  readonly saving: Saving;
  /** Whether there is room for all of them, in a list of its own height. */
  readonly isLong: boolean;
  /** Words to show in the file, or null. */
  readonly onPoint: (text: string | null) => void;
}

/** As many open ones stand above a form on a phone before one asks for the rest. */
const shownFirst = 3;

/** Lines of the file that reached no field: each goes where it belongs with one tap, or is left out; both can be undone. */
export function UnplacedLines({ resumeId, saving, isLong, onPoint }: UnplacedLinesProps) {
  const editor = useEditor();
  const lines = useEditing(({ unplaced }) => unplaced);
  const [places, setPlaces] = useState<Readonly<Record<number, string>>>({});
  const [isWhole, setIsWhole] = useState(false);
  const { mutateAsync } = useMutation(settleLineMutation);
  const { data: cities } = useQuery(citiesQuery);
  if (lines.length === 0) return null;
  const open = countOpen(lines);
  // What was settled stays in its place; the next ones come into sight below.
  const last = lines.filter(({ state }) => state === 'open')[shownFirst - 1];
  const shown = isLong || isWhole || last === undefined ? lines : lines.slice(0, lines.indexOf(last) + 1);

  async function settle(line: number, state: LineState) {
    const before = editor.getState().unplaced.find((each) => each.line === line)?.state;
    editor.settleLine(line, state);
    requestAnimationFrame(focusUnplaced);
    // Words that are not stored yet have no place: what is typed comes first. Where it cannot be stored, its line stays open.
    if (state !== 'ignored' && !(await saving.flush())) return;
    try {
      await mutateAsync({ resumeId, line, state });
    } catch (error) {
      if (state === 'ignored' && before !== undefined) editor.settleLine(line, before);
      notify('error', error instanceof CallError ? error.message : '没有记下，请稍后再试');
    }
  }

  function place(line: number, text: string, { path, label }: Target) {
    const put = withLine(editor.getState().content, path, text);
    const { city } = put.basics;
    // A line only has the name; one that is in no list is asked about at its field.
    const listed = path === 'basics.city' && city !== null ? cityNamed(cities, city.name) : undefined;
    editor.take(listed === undefined ? put : withValue(put, path, { code: listed.code, name: listed.name }));
    setPlaces({ ...places, [line]: label });
    void settle(line, 'placed');
  }

  function undo(line: number, text: string, state: LineState) {
    if (state === 'placed') editor.take(withoutLine(editor.getState().content, text));
    void settle(line, 'open');
  }

  return (
    <section className={styles.box} aria-label="没有归类的文字" data-unplaced="">
      <header className={styles.head}>
        <h2 className={styles.title} tabIndex={-1} aria-live="polite">
          {open > 0 ? `${open} 行没有归类` : '文件里的文字都处理过了'}
        </h2>
        {open > 0 && <p className={styles.hint}>这些文字没有进到任何一栏，点一下放进去，或忽略。</p>}
      </header>
      <ul className={isLong ? `${styles.list} ${styles.scroll}` : styles.list}>
        {shown.map((each) => (
          <UnplacedRow
            key={each.line}
            line={each}
            place={places[each.line] ?? null}
            onPlace={(target) => place(each.line, each.text, target)}
            onIgnore={() => void settle(each.line, 'ignored')}
            onUndo={() => undo(each.line, each.text, each.state)}
            onPoint={onPoint}
          />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button type="link" className={styles.more} onClick={() => setIsWhole(true)}>
          展开其余 {lines.length - shown.length} 行
        </Button>
      )}
    </section>
  );
}
