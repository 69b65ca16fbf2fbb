import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { decisionLabels, recommendationLabels, type Decision } from '@pinjian/contract/application-scorecard-rating.ts';
import { scorecardErrors, type Debrief } from '@pinjian/contract/application-scorecard.ts';
import { bandLabels, scoreStateLabels } from '@pinjian/contract/interview-report.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { AiMark } from '#ui/tag.tsx';
import { askedMove } from '../candidate/model.ts';
import { offerPath } from '../offer/employer/path.ts';
import { aboutLine } from './about-line.ts';
import { debriefQuery } from './api.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { DecisionForm } from './decision-form.tsx';
import { CardWords } from './locked-card.tsx';
import { cardName, waitingText } from './debrief.ts';
import styles from './debrief.module.css';

const back = { to: '/hire/candidateList', label: '候选人' };

function Recommendations({ debrief: { recommendations, ai } }: { readonly debrief: Debrief }) {
  const given = recommendations.counts.filter(({ count }) => count > 0);
  return (
    <Section title="结论">
      <p className={styles.figures}>
        {given.map(({ recommendation, count }) => (
          <span key={recommendation}>
            {recommendationLabels[recommendation]} <strong>{count}</strong>
          </span>
        ))}
      </p>
      <p className={styles.hint}>
        {recommendations.agreement === 'single'
          ? '只有一人提交'
          : recommendations.agreement === 'same'
            ? '结论一致'
            : recommendations.agreement === 'close'
              ? '结论接近'
              : '结论分歧较大，建议讨论'}
      </p>
      {ai !== null && (
        <p className={styles.ai}>
          <AiMark basis="根据候选人在AI面试中的回答" /> AI面试：
          {ai.score100 === null ? scoreStateLabels[ai.state] : `${ai.score100} 分`}
          {ai.band === null ? '' : `，${bandLabels[ai.band]}`}
        </p>
      )}
    </Section>
  );
}

type Way = Exclude<Decision, 'discuss'>;

/** What follows a decision, on the button that leads there. */
const wayLabels: Readonly<Record<Way, string>> = {
  nextRound: '去邀请下一轮',
  offer: '去发Offer',
  reject: '去告知候选人',
};

/** Where a decision is carried out: where the offer is written, or the candidate with the move's own dialog open. */
function wayOn(decision: Way, { applicationId, resumeId, position }: Debrief): string {
  if (decision === 'offer') return offerPath(applicationId);
  if (resumeId === null) return back.to;
  const move = decision === 'reject' ? 'reject' : 'inviteToNextRound';
  return `/hire/candidateList/talent-detail/${resumeId}/${position.positionId}?${askedMove}=${move}`;
}

function Decisions({ debrief }: { readonly debrief: Debrief }) {
  const now = useNow();
  const [newest] = debrief.decisions;
  return (
    <Section title="决定">
      {debrief.decisions.length > 0 && (
        <ol className={styles.decisions}>
          {debrief.decisions.map(({ decisionId, decision, reason, by, at }) => (
            <li key={decisionId}>
              <strong>{decisionLabels[decision]}</strong>
              <span className={styles.hint}>
                {by === '' ? '' : `${by} · `}
                {messageTime(at, now)}
              </span>
              <p className={styles.prose}>{reason}</p>
            </li>
          ))}
        </ol>
      )}
      {newest !== undefined && newest.decision !== 'discuss' && debrief.mayDecide && (
        <LinkButton to={wayOn(newest.decision, debrief)} primary>
          {wayLabels[newest.decision]}
        </LinkButton>
      )}
      {debrief.mayDecide && <DecisionForm key={debrief.decisions.length} debrief={debrief} />}
      {!debrief.mayDecide && debrief.decisions.length === 0 && <p className={styles.hint}>还没有决定。</p>}
    </Section>
  );
}

function Whole({ debrief }: { readonly debrief: Debrief }) {
  const waiting = waitingText(debrief);
  if (debrief.cards.length === 0) return <EmptyState title="还没有人提交评分表" text={waiting} />;
  return (
    <>
      {waiting !== '' && (
        <p className={styles.waiting} role="status">
          {waiting}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title="能力对比">
            <ComparisonTable debrief={debrief} />
          </Section>
          <Section title="各人的评分表">
            <div className={styles.cards}>
              {debrief.cards.map((card, at) => (
                <article key={card.interviewerId ?? at} className={styles.colleague}>
                  <h3>{cardName(card, at)}</h3>
                  <CardWords card={card} />
                </article>
              ))}
            </div>
          </Section>
        </div>
        <div className={styles.aside}>
          <Recommendations debrief={debrief} />
          <Decisions debrief={debrief} />
        </div>
      </div>
    </>
  );
}

/** All scorecards of a round side by side, the AI report beside them, and what follows. */
export function DebriefPage({ roundId }: { readonly roundId: string }) {
  const now = useNow();
  const { data: debrief, error, refetch } = useQuery(debriefQuery(roundId));
  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  if (error instanceof CallError && error.code === scorecardErrors.ownCardFirst.code)
    return <Navigate to={`/hire/candidateList/round/${roundId}`} replace />;
  return (
    <Page>
      <PageHeader
        title={debrief === undefined ? '评议' : `${debrief.candidateName} · 评议`}
        subtitle={debrief === undefined ? undefined : aboutLine(debrief, now)}
        back={back}
      />
      {debrief === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="评议没有加载出来"
          gone={{ title: '没有找到这轮面试', text: '候选人可能已注销账号。', to: back.to, label: '返回候选人' }}
        />
      )}
      {debrief === undefined && error === null && <CardSkeletons count={3} />}
      {debrief !== undefined && <Whole debrief={debrief} />}
    </Page>
  );
}
