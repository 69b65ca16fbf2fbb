import type { Match } from '@pinjian/contract/matching-match.ts';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { LitUp, litBy } from '#ui/lit-text.tsx';
import { marksOf } from './model.ts';
import styles from './match.module.css';
import { ReasonLine } from './reason-line.tsx';
import { RequirementList } from './requirement-list.tsx';

interface LitMatchProps {
  /** null where nothing is compared: the resume alone. */
  readonly match: Match | null;
  /** Everything that is lit up or points there; `evidence` is the card that points, null without a match. */
  readonly children: (evidence: ReactNode) => ReactNode;
}

function scrollTo(element: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}

/** A resume in which the evidence of a match is lit up, and the card that points to it. */
export function LitMatch({ match, children }: LitMatchProps) {
  const [active, setActive] = useState<string | null>(null);
  const inside = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => (match === null ? [] : marksOf(match)), [match]);

  function go(name: string) {
    setActive(name);
    const [first] = inside.current === null ? [] : litBy(inside.current, name);
    if (first !== undefined) scrollTo(first);
  }

  return (
    <div ref={inside}>
      <LitUp marks={marks} active={active}>
        {children(
          match !== null && (
            <section className={styles.card} aria-label="与职位的匹配">
              <h2 className={styles.cardTitle}>为什么合适</h2>
              <ReasonLine match={match} reader="employer" />
              <RequirementList match={match} active={active} onPoint={setActive} onGo={go} />
            </section>
          ),
        )}
      </LitUp>
    </div>
  );
}
