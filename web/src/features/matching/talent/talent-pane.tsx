import { LinkButton } from '#ui/button.tsx';
import { talentPath, type TalentPlace } from './filters.ts';
import { TalentView, type DrawResume } from './talent-view.tsx';
import styles from './talent.module.css';
import type { TalentMoves } from './use-talent-moves.ts';

interface TalentPaneProps {
  /** null while nobody is open: opening somebody is on record, so nobody is opened unasked. */
  readonly resumeId: string | null;
  readonly place: TalentPlace;
  readonly moves: TalentMoves;
  readonly resume: DrawResume;
  readonly back: { readonly to: string; readonly label: string };
}

/** The talent who is open beside the list. */
export function TalentPane({ resumeId, place, moves, resume, back }: TalentPaneProps) {
  if (resumeId === null) {
    return (
      <aside className={`${styles.pane} ${styles.nobody}`} aria-label="人才详情">
        <p className={styles.nobodyTitle}>点开一位人才，简历和逐条依据显示在这里</p>
        <p className={styles.hint}>
          按 <kbd>J</kbd> <kbd>K</kbd> 上下移动，回车打开；对方可以看到贵公司看过。
        </p>
      </aside>
    );
  }
  return (
    <aside className={styles.pane} aria-label="人才详情">
      <div className={styles.paneHead}>
        <LinkButton to={talentPath(resumeId, place)}>打开完整页面</LinkButton>
      </div>
      <TalentView
        key={resumeId}
        resumeId={resumeId}
        positionId={place.filters.positionId ?? '0'}
        moves={moves}
        resume={resume}
        back={back}
        beside
      />
    </aside>
  );
}
