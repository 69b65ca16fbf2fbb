import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LitUp, litBy } from '#ui/lit-text.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { PlainButton } from '#ui/button.tsx';
import { ownMatchQuery } from '../recommendation/api.ts';
import { askedFor } from './own-model.ts';
import { OwnRequirements } from './own-requirements.tsx';
import styles from './match.module.css';
import { ReasonLine } from './reason-line.tsx';

const TailorDrawer = lazy(async () => ({ default: (await import('../tailoring/tailor-drawer.tsx')).TailorDrawer }));

interface OwnMatchProps {
  readonly positionId: string;
  /** The position, whose description is lit up; `fit` is the card that says how the reader's resume stands to it. */
  readonly children: (fit: ReactNode) => ReactNode;
}

function scrollTo(element: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}

/** A position read against one's own resume, requirement by requirement, with the words of both. */
export function OwnMatch({ positionId, children }: OwnMatchProps) {
  const { data, error, refetch } = useQuery(ownMatchQuery(positionId));
  const [active, setActive] = useState<string | null>(null);
  const [tailored, setTailored] = useState<string | null>(null);
  const inside = useRef<HTMLDivElement>(null);
  const marks = useMemo(() => (data?.match ? askedFor(data.match) : []), [data]);
  const texts = useMemo(() => new Map(data?.resume?.texts.map(({ path, text }) => [path, text])), [data]);

  function go(name: string) {
    setActive(name);
    const [first] = inside.current === null ? [] : litBy(inside.current, name);
    if (first !== undefined) scrollTo(first);
  }

  function drawFit() {
    if (data === undefined) {
      if (error === null) return <CardSkeletons count={1} />;
      return (
        <div className={styles.card} role="alert">
          <p className={styles.noReason}>与您的匹配没有加载出来</p>
          <PlainButton onClick={() => void refetch()}>重试</PlainButton>
        </div>
      );
    }
    const { match, resume } = data;
    return (
      <section className={styles.card} aria-label="与您的匹配">
        <h2 className={styles.cardTitle}>与您的匹配</h2>
        {match === null || resume === null ? (
          <p className={styles.noReason}>
            有了确认过的简历，这里会逐条说明职位的要求在您的简历里哪里写到了、还缺什么。
            <Link to="/seeker/resume" className={styles.toResume}>
              写一份简历
            </Link>
          </p>
        ) : (
          <>
            <p className={styles.noReason}>对照简历“{resume.title}”，招聘方看到的依据与您相同</p>
            <ReasonLine match={match} reader="seeker" />
            <Button className={styles.tailor ?? ''} onClick={() => setTailored(resume.resumeId)}>
              为这个职位调整简历
            </Button>
            <OwnRequirements
              match={match}
              resume={{ resumeId: resume.resumeId, texts }}
              active={active}
              onPoint={setActive}
              onGo={go}
            />
          </>
        )}
      </section>
    );
  }

  return (
    <div ref={inside}>
      <LitUp marks={marks} active={active}>
        {children(drawFit())}
      </LitUp>
      {tailored !== null && (
        <Suspense fallback={null}>
          <TailorDrawer resumeId={tailored} positionId={positionId} onClose={() => setTailored(null)} />
        </Suspense>
      )}
    </div>
  );
}
