import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { UnplacedLine } from '@pinjian/contract/resume.ts';
import { useState, type FocusEvent } from 'react';
import { ActionMenu } from '#ui/action-menu.tsx';
import { guessOf, targetsOf, type Target } from '../unplaced/model.ts';
import { useEditing, useEditor } from './editor-store.ts';
import styles from './unplaced.module.css';

interface UnplacedRowProps {
  readonly line: UnplacedLine;
  /** Where it was put just now; null when that was before. */
  readonly place: string | null;
  readonly onPlace: (target: Target) => void;
  readonly onIgnore: () => void;
  readonly onUndo: () => void;
  readonly onPoint: (text: string | null) => void;
}

/** One line of the file: the likeliest place first, all places, leaving it out; or what became of it. */
export function UnplacedRow({ line, place, onPlace, onIgnore, onUndo, onPoint }: UnplacedRowProps) {
  const { text, state } = line;
  const pointing = { onFocus: () => onPoint(text), onBlur: () => onPoint(null) };
  return (
    <li
      className={state === 'open' ? styles.row : `${styles.row} ${styles.settled}`}
      data-open={state === 'open' ? '' : undefined}
    >
      <p className={styles.words}>{text}</p>
      {state === 'open' ? (
        <Choices line={line} pointing={pointing} onPlace={onPlace} onIgnore={onIgnore} />
      ) : (
        <div className={styles.choices}>
          <span className={styles.done}>
            {state === 'ignored' ? '已忽略' : place === null ? '已归类' : `已放到“${place}”`}
          </span>
          <Button type="link" {...pointing} className={styles.button} aria-label={`撤销：${text}`} onClick={onUndo}>
            撤销
          </Button>
        </div>
      )}
    </li>
  );
}

interface ChoicesProps extends Pick<UnplacedRowProps, 'line' | 'onPlace' | 'onIgnore'> {
  /** Shows the line in the file while one of its buttons has the focus. */
  readonly pointing: { readonly onFocus: () => void; readonly onBlur: () => void };
}

function inMenu({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest('[role="menu"]') !== null;
}

function Choices({ line, pointing, onPlace, onIgnore }: ChoicesProps) {
  const editor = useEditor();
  const [targets, setTargets] = useState<readonly Target[]>([]);
  // A text, so that the row is drawn again only when its place is called otherwise.
  const guess = useEditing(({ content }) => guessOf(content, line)?.label ?? null);

  function placeGuess() {
    const target = guessOf(editor.getState().content, line);
    if (target !== null) onPlace(target);
  }

  const other = guess === null ? '放到…' : '其他位置';
  const ignore = (
    <Button {...pointing} className={styles.button} aria-label={`忽略：${line.text}`} onClick={onIgnore}>
      忽略
    </Button>
  );
  return (
    <div className={styles.choices}>
      {guess === null ? (
        ignore
      ) : (
        <Button {...pointing} className={styles.guess} aria-label={`放到“${guess}”：${line.text}`} onClick={placeGuess}>
          <span className={styles.place}>放到“{guess}”</span>
        </Button>
      )}
      <ActionMenu
        onOpen={() => setTargets(targetsOf(editor.getState().content, line.text))}
        menu={{
          className: styles.menu,
          items: targets.map(({ path, label }) => ({ key: path, label })),
          onClick: ({ key }) => {
            const target = targets.find(({ path }) => path === key);
            if (target !== undefined) onPlace(target);
          },
        }}
        button={{
          ...pointing,
          // Its menu is a part of it: while a place is chosen the line stays shown in the file.
          onBlur: (event) => inMenu(event) || pointing.onBlur(),
          className: styles.button,
          'aria-label': `${other}：${line.text}`,
          icon: <DownOutlined aria-hidden />,
          iconPlacement: 'end',
          children: other,
        }}
      />
      {guess !== null && ignore}
    </div>
  );
}
