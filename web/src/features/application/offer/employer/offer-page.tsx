import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { offerStateLabels } from '@pinjian/contract/application-offer-terms.ts';
import type { Offer } from '@pinjian/contract/application-offer-view.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Navigate } from 'react-router';
import { CallError } from '#lib/client.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { ConversationEntry } from '../../conversation/conversation-entry.tsx';
import { beginMutation, candidateOfferQuery, type CandidateOffer } from '../api.ts';
import { DraftEditor } from '../draft/draft-editor.tsx';
import { Sums } from '../draft/sums.tsx';
import { Warnings } from '../draft/warnings.tsx';
import { isEnded, letterFileName, shownVersion, toneOfOffer } from '../model.ts';
import styles from '../offer.module.css';
import { TermsList } from '../terms-list.tsx';
import { AfterCard, HeadCountNote, PapersCard } from './after-card.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { Counters } from './counter-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { SentOffer } from './sent-offer.tsx';
import { StateStrip } from './state-strip.tsx';
import { VersionsCard } from './versions-card.tsx';

const list = { to: '/hire/candidateList', label: '候选人' } as const;

/** No offer yet, or none any more: what one would begin with, and the button that begins it. */
function Begin({ applicationId, known }: { readonly applicationId: string; readonly known: CandidateOffer }) {
  const begin = useMutation(beginMutation);
  const { offer, suggested, mayDraft, position, candidate } = known;
  const over = offer !== null && isEnded(offer);
  if (!mayDraft) {
    return over ? null : <EmptyState title="现在还不能发Offer" text="面试结束后就可以为这位候选人起草Offer。" />;
  }
  return (
    <section className={styles.card} aria-labelledby="begin-title">
      <h2 id="begin-title" className={styles.cardTitle}>
        {over ? '再发一份Offer' : `为${candidate.name}起草Offer`}
      </h2>
      <p className={styles.muted}>
        已按职位和简历填好一部分；职位薪资 {position.salary}
        {candidate.intendedSalary !== '' && `，候选人期望 ${candidate.intendedSalary}`}。
      </p>
      <TermsList terms={suggested} />
      <div className={styles.buttons}>
        <Button
          type="primary"
          loading={begin.isPending}
          onClick={() => begin.mutate({ applicationId, revision: 0, terms: suggested })}
        >
          起草Offer
        </Button>
      </div>
    </section>
  );
}

/** A draft that cannot be typed in now: it is with its approvers, or the reader may only read. */
function DraftRead({ offer, known }: { readonly offer: Offer; readonly known: CandidateOffer }) {
  const { draft } = offer;
  if (draft === null) return null;
  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-labelledby="draft-title">
        <h2 id="draft-title" className={styles.cardTitle}>
          {offer.state === 'approving' || draft.approval === 'asked' ? '正在审批的内容' : '草稿'}
        </h2>
        <TermsList terms={draft.terms} before={offer.versions[0]?.terms ?? null} />
      </section>
      <aside className={styles.aside} aria-label="合计与提示">
        <Sums terms={draft.terms} salary={known.position.salary} intended={known.candidate.intendedSalary} />
        <Warnings warnings={draft.warnings} />
      </aside>
    </div>
  );
}

function Whole({ applicationId, known }: { readonly applicationId: string; readonly known: CandidateOffer }) {
  const { offer, candidate, position, earlier } = known;
  if (offer === null) return <Begin applicationId={applicationId} known={known} />;
  const writes = offer.draft !== null && offer.acts.includes('save');
  const fileName = letterFileName(candidate.name, shownVersion(offer)?.terms.title ?? '');
  return (
    <div className={styles.stack}>
      <section className={styles.card} aria-label="Offer 的状态">
        <div className={styles.cardHead}>
          <StatusTag tone={toneOfOffer(offer.state)}>{offerStateLabels[offer.state]}</StatusTag>
          <HeadCountNote headCount={position.headCount} />
        </div>
        <StateStrip offer={offer} />
      </section>
      <ApprovalCard offer={offer} />
      {offer.versions.length > 0 && <SentOffer known={known} offer={offer} />}
      {writes && <DraftEditor key={offer.offerId} applicationId={applicationId} known={known} offer={offer} />}
      {offer.draft !== null && !writes && <DraftRead offer={offer} known={known} />}
      <AfterCard offer={offer} whom={candidate.name} />
      <PapersCard offer={offer} />
      <Counters
        title="商议记录"
        // The one that waits for an answer stands above, with the answer.
        counters={offer.state === 'countered' ? offer.counters.slice(1) : offer.counters}
        versions={offer.versions}
      />
      <VersionsCard
        versions={offer.versions}
        acceptedNumber={offer.acceptance?.number ?? null}
        offerId={offer.offerId}
        fileName={fileName}
      />
      {isEnded(offer) && <Begin applicationId={applicationId} known={known} />}
      <HistoryCard history={offer.history} />
      {earlier.map((before) => (
        <section key={before.offerId} className={styles.card} aria-label="之前的 Offer">
          <div className={styles.cardHead}>
            <h2 className={styles.cardTitle}>之前的Offer</h2>
            <StatusTag tone={toneOfOffer(before.state)}>{offerStateLabels[before.state]}</StatusTag>
          </div>
          {before.versions[0] !== undefined && <TermsList terms={before.versions[0].terms} />}
        </section>
      ))}
    </div>
  );
}

/** A candidate's offer, from its draft to the first day. */
export function OfferPage({ applicationId }: { readonly applicationId: string }) {
  const { data, error, refetch } = useQuery(candidateOfferQuery(applicationId));
  // Not one's to read: trying again would not help.
  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  const back =
    data === undefined || data.candidate.resumeId === null
      ? list
      : {
          to: `/hire/candidateList/talent-detail/${data.candidate.resumeId}/${data.position.positionId}`,
          label: data.candidate.name,
        };
  return (
    <Page>
      <PageHeader
        title={data === undefined ? 'Offer' : `${data.candidate.name}的Offer`}
        subtitle={data?.position.title}
        back={back}
        actions={data !== undefined && <ConversationEntry applicationId={applicationId} onlyIfThere />}
      />
      {data === undefined && error === null && <CardSkeletons count={3} />}
      {data === undefined && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="Offer没有加载出来"
          gone={{ title: '没有找到这位候选人', text: '候选人可能已撤回投递。', to: list.to, label: '返回候选人' }}
        />
      )}
      {data !== undefined && <Whole applicationId={applicationId} known={data} />}
    </Page>
  );
}
