import { factsText, postText, schoolText } from '@pinjian/contract/application-summary.ts';
import { activityLabels } from '@pinjian/contract/matching-talent-view.ts';
import type { CandidateResume } from '@pinjian/contract/resume.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { LitMatch } from '../match/lit-match.tsx';
import { talentQuery, type Talent } from './api.ts';
import { activityTone, wishText } from './model.ts';
import { TalentActions } from './talent-actions.tsx';
import { TalentMarks } from './talent-marks.tsx';
import styles from './talent.module.css';
import type { TalentMoves } from './use-talent-moves.ts';

/** Draws the way into the conversation of an application: given by the route as well. */
export type DrawTalk = (applicationId: string) => ReactNode;

/** Draws a resume: given by the route, as the resume's page belongs to another feature. */
export type DrawResume = (content: CandidateResume['content']) => ReactNode;

interface TalentViewProps {
  readonly resumeId: string;
  /** '0' without a position. */
  readonly positionId: string;
  readonly moves: TalentMoves;
  readonly resume: DrawResume;
  readonly talk?: DrawTalk;
  /** Where one goes on when they are not to be found (any more). */
  readonly back: { readonly to: string; readonly label: string };
  /** Beside a list there is one column. */
  readonly beside?: boolean;
}

function Looks({ looks }: Pick<Talent, 'looks'>) {
  const now = useNow();
  if (looks.length === 0) return null;
  return (
    <ul className={styles.looks} aria-label="同事的查看">
      {looks.map(({ name, at, position }, index) => (
        <li key={index}>
          {name ?? '一位同事'} {messageTime(at, now)} 看过{position === null ? '' : `（${position.title}）`}
        </li>
      ))}
    </ul>
  );
}

interface PersonProps extends Pick<TalentViewProps, 'moves' | 'talk'> {
  readonly talent: Talent;
}

function Person({ talent, moves, talk }: PersonProps) {
  const { candidate, activity, jobStatus, wishes, standing, looks, resume, position } = talent;
  const lines = [postText(candidate), schoolText(candidate)].filter((line) => line !== '');
  const wished = wishText(wishes);
  const added = standing.inPipeline.find(({ positionId }) => positionId === position?.positionId);
  const arrival = wishes.arrival?.label ?? '';
  return (
    <section className={styles.card} aria-label={candidate.name}>
      <div className={styles.personHead}>
        <h2 className={styles.personName}>{candidate.name}</h2>
        <StatusTag tone={activityTone(activity)}>{activityLabels[activity]}</StatusTag>
        {jobStatus !== null && <StatusTag>{jobStatus.label}</StatusTag>}
      </div>
      <p>{factsText(candidate)}</p>
      {lines.map((line) => (
        <p key={line} className={styles.muted}>
          {line}
        </p>
      ))}
      {wished !== '' && (
        <p className={styles.muted}>
          期望 {wished}
          {arrival !== '' && ` · ${arrival}`}
        </p>
      )}
      <p className={styles.masked}>对方回复感兴趣之后，可以看到姓名和联系方式。</p>
      <TalentMarks standing={standing} />
      <Looks looks={looks} />
      <div className={styles.personActions}>
        <TalentActions
          target={{
            resumeId: resume.resumeId,
            name: candidate.name,
            mayAdd: position === null || standing.mayAdd,
          }}
          moves={moves}
        />
        {added !== undefined && talk?.(added.applicationId)}
      </div>
    </section>
  );
}

/** One talent whole: who, what can be done, requirement by requirement why, and the resume with the evidence lit up. */
export function TalentView({ resumeId, positionId, moves, resume, talk, back, beside = false }: TalentViewProps) {
  const { data: talent, error, refetch } = useQuery(talentQuery(resumeId, positionId));
  if (error !== null && talent === undefined) {
    return (
      <ErrorState
        error={error}
        onRetry={() => void refetch()}
        title="人才详情没有加载出来"
        gone={{
          title: '现在看不到这位人才',
          text: '对方可能不再公开简历，或者这个职位已停止招聘。',
          to: back.to,
          label: back.label,
        }}
      />
    );
  }
  if (talent === undefined) return <CardSkeletons count={3} />;
  const { candidate } = talent;
  return (
    <LitMatch match={talent.match}>
      {(evidence) => (
        <div className={beside ? styles.oneColumn : styles.columns}>
          <div className={styles.beside}>
            <Person talent={talent} moves={moves} {...(talk === undefined ? {} : { talk })} />
            {evidence}
          </div>
          <article className={styles.resume} aria-label={`${candidate.name}的简历`}>
            {resume(talent.resume.content)}
          </article>
        </div>
      )}
    </LitMatch>
  );
}
