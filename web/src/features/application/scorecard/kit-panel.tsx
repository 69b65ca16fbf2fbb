import { competencyStandingLabels, type RoundKit } from '@pinjian/contract/application-round.ts';
import { factsText, postText, schoolText } from '@pinjian/contract/application-summary.ts';
import { bandLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { AiMark, StatusTag, type Tone } from '#ui/tag.tsx';
import { ResumeView } from '../talent/resume-view.tsx';
import { kitQuery } from './api.ts';
import styles from './kit.module.css';

/** Lights up the evidence of a match in what it is given; from the route. */
export type Evidence = ComponentType<{
  readonly applicationId: string | null;
  readonly children: (evidence: ReactNode) => ReactNode;
}>;

type AiInterview = NonNullable<RoundKit['aiInterview']>;

const tones: Readonly<Record<AiInterview['competencies'][number]['standing'], Tone>> = {
  shown: 'success',
  weak: 'warning',
  untested: 'neutral',
};

/** What the AI interview left open, and its scores once this reader may see them. */
function LeftOpen({ ai, scoresHidden }: { readonly ai: AiInterview; readonly scoresHidden: boolean }) {
  return (
    <section className={styles.block} aria-labelledby="left-open">
      <h2 id="left-open" className={styles.title}>
        AI面试之后 <AiMark basis="根据候选人在AI面试中的回答" />
      </h2>
      {!ai.complete && <p className={styles.hint}>这次AI面试没有做完。</p>}
      <ul className={styles.list}>
        {ai.competencies.map(({ competency, name, standing, question }) => (
          <li key={competency}>
            <StatusTag tone={tones[standing]}>{competencyStandingLabels[standing]}</StatusTag> {name}
            {question !== null && <p className={styles.ask}>可以问：{question}</p>}
          </li>
        ))}
        {ai.openRequirements.map(({ skill, kind, state }) => (
          <li key={skill}>
            <StatusTag tone="warning">{state === 'notAsked' ? '没有问到' : '问到未展示'}</StatusTag>{' '}
            {kind === 'must' ? '必备' : '加分'}：{skill}
          </li>
        ))}
      </ul>
      {scoresHidden && <p className={styles.hint}>提交您的评分表后可以看到 AI 评分。</p>}
      {ai.scores !== null && (
        <p className={styles.hint}>
          AI 评分：{ai.scores.score100 ?? scoreStateLabels[ai.scores.state]}
          {ai.scores.band === null ? '' : `，${bandLabels[ai.scores.band]}`}
        </p>
      )}
    </section>
  );
}

/** What an interviewer has before them: what the AI interview left open, why the candidate matches, the resume as sent. */
export function KitPanel({ roundId, Evidence }: { readonly roundId: string; readonly Evidence: Evidence }) {
  const { data: kit, error, refetch } = useQuery(kitQuery(roundId));
  if (kit === undefined && error !== null)
    return <ErrorState error={error} onRetry={() => void refetch()} title="面试材料没有加载出来" />;
  if (kit === undefined) return <CardSkeletons count={3} />;
  const { candidate } = kit;
  const lines = [factsText(candidate), postText(candidate), schoolText(candidate)].filter((line) => line !== '');
  return (
    <Evidence applicationId={kit.round.applicationId}>
      {(evidence) => (
        <div className={styles.kit}>
          {kit.round.note !== '' && (
            <section className={styles.block}>
              <h2 className={styles.title}>给候选人的说明</h2>
              <p className={styles.prose}>{kit.round.note}</p>
            </section>
          )}
          {kit.aiInterview !== null && <LeftOpen ai={kit.aiInterview} scoresHidden={kit.scoresHidden} />}
          {evidence}
          <article className={styles.block} aria-label={`${candidate.name}的简历`}>
            <h2 className={styles.title}>{candidate.name}的简历</h2>
            {lines.map((line) => (
              <p key={line} className={styles.hint}>
                {line}
              </p>
            ))}
            <ResumeView content={kit.resume.content} />
          </article>
        </div>
      )}
    </Evidence>
  );
}
