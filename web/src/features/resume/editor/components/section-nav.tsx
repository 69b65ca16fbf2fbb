import { HolderOutlined } from '@ant-design/icons';
import { arrangedOrder, type ArrangedSection } from '@pinjian/contract/resume-arrangement.ts';
import { useContext, useState, type DragEvent, type KeyboardEvent } from 'react';
import { ArrangingContext, useArrangement } from '../../arranging/components/use-arranging.ts';
import { formOrder, headingOf, isArranged, withMoved } from '../../arranging/model.ts';
import { Completeness } from '../../components/completeness.tsx';
import { sectionAnchor, type SectionId } from '../sections.ts';
import { useEditing } from './editor-store.ts';
import styles from './screen.module.css';

/** How many entries a section has; null for sections that are no lists. */
function useCount(id: SectionId): number | null {
  return useEditing(({ content }) => {
    const part = content[id];
    return Array.isArray(part) ? part.length : null;
  });
}

interface Dragging {
  readonly dragged: SectionId | null;
  readonly onDrag: (id: SectionId | null) => void;
  readonly onMove: (id: ArrangedSection, to: number) => void;
}

function NavItem({ id, dragged, onDrag, onMove }: { readonly id: SectionId } & Dragging) {
  const count = useCount(id);
  const arranging = useContext(ArrangingContext);
  const arrangement = useArrangement();
  const [isOver, setOver] = useState(false);
  const isHidden = isArranged(id) && arrangement.hidden.includes(id);
  const canMove = isArranged(id) && arranging !== null;

  function go() {
    const section = document.querySelector<HTMLElement>(`#${sectionAnchor(id)}`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }

  function moveBy(step: number) {
    if (isArranged(id)) onMove(id, arrangedOrder(arrangement).indexOf(id) + step);
  }

  function pressed(event: KeyboardEvent<HTMLButtonElement>) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0 || !canMove) return;
    event.preventDefault();
    const button = event.currentTarget;
    moveBy(step);
    // An entry that changes places loses the focus where the browser takes it out for that.
    requestAnimationFrame(() => button.focus());
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (dragged !== null && isArranged(dragged) && isArranged(id))
      onMove(dragged, arrangedOrder(arrangement).indexOf(id));
    onDrag(null);
  }

  return (
    <li>
      <button
        type="button"
        className={isOver && dragged !== id ? `${styles.navItem} ${styles.over}` : styles.navItem}
        aria-keyshortcuts={canMove ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        title={canMove ? '拖动，或按 Alt + ↑ ↓ 调整顺序' : undefined}
        draggable={canMove}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          onDrag(id);
        }}
        onDragEnd={() => onDrag(null)}
        onDragOver={(event) => {
          if (dragged === null || !canMove) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onClick={go}
        onKeyDown={pressed}
      >
        {canMove && <HolderOutlined className={styles.handle ?? ''} aria-hidden />}
        <span className={isHidden ? styles.navHidden : styles.navName}>{headingOf(arrangement, id)}</span>
        {isHidden && <span className="visually-hidden">，已隐藏</span>}
        {count !== null && count > 0 && <span className={`${styles.navCount} figures`}>{count}</span>}
      </button>
    </li>
  );
}

/** The parts of the resume, to go to and to put in order, and how complete the whole is. */
export function SectionNav({ percent }: { readonly percent: number }) {
  const arrangement = useArrangement();
  const arranging = useContext(ArrangingContext);
  const [dragged, setDragged] = useState<SectionId | null>(null);
  const [said, setSaid] = useState('');

  function move(id: ArrangedSection, to: number) {
    const moved = withMoved(arrangement, id, to);
    if (moved === arrangement) return;
    arranging?.arrange((now) => withMoved(now, id, to));
    setSaid(`“${headingOf(moved, id)}”移到了第 ${arrangedOrder(moved).indexOf(id) + 1} 位`);
  }

  return (
    <nav className={styles.nav} aria-label="简历目录">
      <div className={styles.navHead}>
        <Completeness percent={percent} />
      </div>
      <ul className={styles.navList}>
        {formOrder(arrangement).map((id) => (
          <NavItem key={id} id={id} dragged={dragged} onDrag={setDragged} onMove={move} />
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </nav>
  );
}
