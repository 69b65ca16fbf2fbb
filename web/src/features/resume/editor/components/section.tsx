import { Button } from 'antd';
import { useContext, type ReactNode } from 'react';
import { SectionMenu } from '../../arranging/components/section-menu.tsx';
import { ArrangingContext, useArrangement } from '../../arranging/components/use-arranging.ts';
import { headingOf, isArranged, withHidden } from '../../arranging/model.ts';
import { sectionAnchor, type SectionId } from '../sections.ts';
import { SettleSection } from './settle-section.tsx';
import styles from './resume-form.module.css';

interface SectionProps {
  readonly id: SectionId;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One part of the form; one that is hidden shows that it is, and the way back. */
export function Section({ id, hint, children }: SectionProps) {
  const arranging = useContext(ArrangingContext);
  const arrangement = useArrangement();
  const isHidden = isArranged(id) && arrangement.hidden.includes(id);
  const anchor = sectionAnchor(id);
  return (
    <section id={anchor} className={styles.section} aria-labelledby={`${anchor}-title`} tabIndex={-1}>
      <div className={styles.sectionHead}>
        <h2 id={`${anchor}-title`} className={styles.sectionTitle}>
          {headingOf(arrangement, id)}
        </h2>
        {hint !== undefined && !isHidden && <p className={styles.sectionHint}>{hint}</p>}
        <SettleSection id={id} title={headingOf(arrangement, id)} />
        {isArranged(id) && (
          <span className={styles.sectionMenu}>
            <SectionMenu id={id} />
          </span>
        )}
      </div>
      {isHidden ? (
        <p className={styles.hidden}>
          已隐藏：不打印，以后投递和被搜索时企业看不到；已经投出的不变。写过的内容都在。
          <Button type="link" onClick={() => arranging?.arrange((now) => withHidden(now, id, false))}>
            重新显示
          </Button>
        </p>
      ) : (
        children
      )}
    </section>
  );
}
