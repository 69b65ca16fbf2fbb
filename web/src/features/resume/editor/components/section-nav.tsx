import { Completeness } from '../../components/completeness.tsx';
import { useEditing } from './editor-store.ts';
import { sectionAnchor, sections, type SectionId } from './section.tsx';
import styles from './screen.module.css';

/** How many entries a section has; null for sections that are no lists. */
function useCount(id: SectionId): number | null {
  return useEditing(({ content }) => {
    const part = content[id];
    return Array.isArray(part) ? part.length : null;
  });
}

function NavItem({ id, title }: { readonly id: SectionId; readonly title: string }) {
  const count = useCount(id);

  function go() {
    const section = document.querySelector<HTMLElement>(`#${sectionAnchor(id)}`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }

  return (
    <li>
      <button type="button" className={styles.navItem} onClick={go}>
        {title}
        {count !== null && count > 0 && <span className={`${styles.navCount} figures`}>{count}</span>}
      </button>
    </li>
  );
}

/** The parts of the resume, to go to, and how complete the whole is. */
export function SectionNav({ percent }: { readonly percent: number }) {
  return (
    <nav className={styles.nav} aria-label="简历目录">
      <div className={styles.navHead}>
        <Completeness percent={percent} />
      </div>
      <ul className={styles.navList}>
        {sections.map(({ id, title }) => (
          <NavItem key={id} id={id} title={title} />
        ))}
      </ul>
    </nav>
  );
}
