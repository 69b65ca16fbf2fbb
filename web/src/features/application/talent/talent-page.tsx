import { accountErrors } from '@pinjian/contract/account-errors.ts';
import { factsText, postText, schoolText } from '@pinjian/contract/application-summary.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { InvitationCost } from '../cost/invitation-cost.tsx';
import { CallError } from '#lib/client.ts';
import { useShortcuts } from '#lib/list/shortcuts.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Page, PageHeader } from '#ui/page.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ShortcutsHelp } from '#ui/shortcuts-help.tsx';
import { BulkProgress } from '../bulk/bulk-progress.tsx';
import bulkStyles from '../bulk/bulk.module.css';
import { asWaiting, useBulkMoves, type BulkMoves } from '../bulk/use-bulk-moves.ts';
import { talentQuery, type Talent } from '../candidate/api.ts';
import { CandidateState } from '../candidate/candidate-state.tsx';
import { backPath, placeOf, readFilter, type ListKind } from '../candidate/filters.ts';
import { keyTexts, moveKeys, offeredTo } from '../candidate/model.ts';
import { MoveButtons } from '../candidate/move-buttons.tsx';
import { RejectSheet } from '../candidate/reject-sheet.tsx';
import { useMoves, type Movable, type Moves } from '../candidate/use-moves.ts';
import { ConversationEntry } from '../conversation/conversation-entry.tsx';
import { RoundSheet } from '../round/round-sheet.tsx';
import { RoundsPanel } from '../round/rounds-panel.tsx';
import { OfferEntry } from '../offer/employer/offer-entry.tsx';
import { NextAct } from '../timeline/next-act.tsx';
import { TimelineCard } from '../timeline/timeline.tsx';
import { Contact } from './contact.tsx';
import { Interviews } from './interviews.tsx';
import { heldInterviews } from './model.ts';
import { NeighbourLinks, useNeighbours } from './neighbour-links.tsx';
import { ResumeView } from './resume-view.tsx';
import { useAskedMove } from './use-asked-move.ts';
import styles from './talent.module.css';

interface TalentPageProps {
  readonly kind: ListKind;
  readonly resumeId: string;
  readonly positionId: string;
  /** The reports of interviews, newest first; drawn by the interview feature, given by the route. */
  readonly reports: (interviewIds: readonly string[], whom: string) => ReactNode;
  /** How an interview that was held ended, as its report has it; from the route as well. */
  readonly heldMark: (interviewId: string) => ReactNode;
  /** Lights up the evidence of their match in what it is given, and gives the card that points to it. */
  readonly Evidence?: ComponentType<EvidenceProps>;
}

interface EvidenceProps {
  /** null for a resume that was opened without an application. */
  readonly applicationId: string | null;
  readonly children: (evidence: ReactNode) => ReactNode;
}

function NoEvidence({ children }: EvidenceProps) {
  return children(null);
}

const listTitles = { activeDelivery: '主动投递', candidateList: '候选人' } as const;

interface BesideProps extends Pick<TalentPageProps, 'heldMark'> {
  readonly talent: Talent;
  readonly moves: Moves;
  readonly bulkMoves: BulkMoves;
  readonly evidence: ReactNode;
}

/** What stands beside the resume: the standing with what can be done, the interviews, the history. */
function Beside({ talent, moves, bulkMoves, heldMark, evidence }: BesideProps) {
  const { application, position, candidate, invitations, history, next } = talent;
  if (application === null) return null;
  const standing = asWaiting(application, bulkMoves);
  return (
    <aside className={styles.aside} aria-label="招聘进展">
      <section className={styles.card} aria-labelledby="standing-title">
        <h2 id="standing-title" className={styles.cardTitle}>
          {position?.title ?? '当前进展'}
        </h2>
        <CandidateState standing={standing} waiting={bulkMoves.waiting.get(standing.applicationId)} />
        {application.rejection !== null && application.rejection.note !== '' && (
          <p className={styles.why}>备注：{application.rejection.note}</p>
        )}
        <NextAct next={next} side="employer" />
        {offeredTo(standing).includes('inviteToAiInterview') && <InvitationCost />}
        <div className={styles.moves}>
          {position !== null && <MoveButtons candidate={{ standing, name: candidate.name, position }} moves={moves} />}
          <ConversationEntry applicationId={standing.applicationId} />
          <OfferEntry standing={standing} name={candidate.name} />
        </div>
      </section>
      <RoundsPanel
        applicationId={application.applicationId}
        className={`${styles.card} ${styles.rounds}`}
        titleClassName={styles.cardTitle}
      />
      {evidence}
      <Interviews invitations={invitations} heldMark={heldMark} />
      <TimelineCard entries={history} side="employer" />
    </aside>
  );
}

function Resume({ talent: { candidate, resume } }: { readonly talent: Talent }) {
  const lines = [postText(candidate), schoolText(candidate)].filter((line) => line !== '');
  return (
    <article className={styles.resume} aria-label={`${candidate.name}的简历`}>
      <header className={styles.person}>
        <h2 className={styles.name}>{candidate.name}</h2>
        <p>{factsText(candidate)}</p>
        {lines.map((line) => (
          <p key={line} className={styles.muted}>
            {line}
          </p>
        ))}
        <Contact resume={resume} />
      </header>
      <ResumeView content={resume.content} />
    </article>
  );
}

/** One candidate, opened from a list: their resume, where they stand, what can be done, what happened. */
export function TalentPage({ kind, resumeId, positionId, reports, heldMark, Evidence = NoEvidence }: TalentPageProps) {
  const [params] = useSearchParams();
  const filter = readFilter(kind, params);
  const { data: talent, error, refetch } = useQuery(talentQuery(resumeId, positionId));
  const neighbours = useNeighbours({ kind, filter, place: placeOf(params) }, { resumeId, positionId });
  const [helping, setHelping] = useState(false);
  const bulkMoves = useBulkMoves();
  const candidate: Movable | null =
    talent === undefined || talent.application === null || talent.position === null
      ? null
      : {
          standing: asWaiting(talent.application, bulkMoves),
          name: talent.candidate.name,
          position: talent.position,
        };
  const held = heldInterviews(talent?.invitations ?? []);
  const moves = useMoves(candidate === null ? [] : [candidate]);

  useAskedMove(candidate, moves);

  useShortcuts(moveKeys, {
    next: neighbours.goOn,
    previous: neighbours.goBack,
    help: () => setHelping(true),
    move: (move) => {
      if (candidate !== null) moves.makeByKey(candidate, move);
    },
  });

  // Not this candidate, or none at all: trying again would not help.
  if (error instanceof CallError && error.code === accountErrors.noPermission.code)
    return <Navigate to="/no-permission" replace />;
  return (
    <Page>
      <PageHeader
        title="人才详情"
        subtitle={talent?.position?.title}
        back={{
          to: backPath(kind, params),
          label: params.get('show') === 'schedule' ? '面试日程' : listTitles[kind],
        }}
        actions={
          <>
            <NeighbourLinks neighbours={neighbours} />
            <ShortcutsHelp
              keys={keyTexts}
              open={helping}
              onOpen={() => setHelping(true)}
              onClose={() => setHelping(false)}
            />
          </>
        }
      />
      {error !== null && talent === undefined && (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          title="人才详情没有加载出来"
          gone={{
            title: '没有找到这位候选人',
            text: '候选人可能撤回了投递，或删除了简历。',
            to: backPath(kind, params),
            label: `返回${listTitles[kind]}`,
          }}
        />
      )}
      {talent === undefined && error === null && <CardSkeletons count={3} />}
      {talent !== undefined && (
        <Evidence applicationId={talent.application?.applicationId ?? null}>
          {(evidence) => (
            <div className={talent.application === null ? undefined : styles.columns}>
              <div className={styles.main}>
                {held.length > 0 && (
                  <section className={styles.card} aria-labelledby="reports-title">
                    <h2 id="reports-title" className={styles.cardTitle}>
                      AI面试报告
                    </h2>
                    {reports(held, talent.candidate.name)}
                  </section>
                )}
                <Resume talent={talent} />
              </div>
              <Beside talent={talent} moves={moves} bulkMoves={bulkMoves} heldMark={heldMark} evidence={evidence} />
            </div>
          )}
        </Evidence>
      )}
      <div className={bulkStyles.dock}>
        <BulkProgress moves={bulkMoves} kind={kind} />
      </div>
      <RejectSheet
        open={moves.rejecting !== null}
        whom={moves.rejecting?.name ?? ''}
        applicationId={moves.rejecting?.standing.applicationId}
        onReject={moves.reject}
        onClose={moves.stopRejecting}
      />
      <RoundSheet planned={moves.planned} onClose={moves.stopPlanning} />
    </Page>
  );
}
