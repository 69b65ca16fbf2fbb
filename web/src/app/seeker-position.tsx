import type { PositionCard as Card, PositionDetail } from '@pinjian/contract/position-view.ts';
import type { ReactNode } from 'react';
import { ApplyPanel } from '#features/application/apply/apply-panel.tsx';
import { CompanyBrief } from '#features/company/components/company-brief.tsx';
import { PractiseLink } from '#features/interview/simulate/practise-link.tsx';
import { OwnMatch } from '#features/matching/match/own-match.tsx';
import { AnswerAddition } from '#features/matching/recommendation/answer-addition.tsx';
import { SimilarPositions } from '#features/matching/similar/similar-positions.tsx';
import { PositionCard } from '#features/position/components/position-card.tsx';
import { PositionPane } from '#features/position/browse/position-pane.tsx';
import { PositionPage } from '#features/position/detail/position-page.tsx';
import type { PositionSlots } from '#features/position/detail/position-reader.tsx';
import { NoteViewed } from '#features/position/jobs/note-viewed.tsx';
import { useListPath } from '#lib/list-path.ts';

function drawApply(position: PositionDetail) {
  return (
    <>
      <ApplyPanel
        position={position}
        answer={(application) => <AnswerAddition application={application} title={position.title} />}
      />
      <PractiseLink positionId={position.positionId} title={position.title} />
    </>
  );
}

interface DrawnPositionProps {
  readonly positionId: string;
  readonly base: '/seeker/job' | '/seeker/home';
  /** Draws it, with what every feature has to say of it. */
  readonly draw: (
    slots: PositionSlots & { readonly positionId: string },
    list: ReturnType<typeof useListPath>,
  ) => ReactNode;
}

function DrawnPosition({ positionId, base, draw }: DrawnPositionProps) {
  const list = useListPath(base);
  return (
    <>
      <NoteViewed positionId={positionId} />
      <OwnMatch positionId={positionId}>
        {(fit) =>
          draw(
            {
              positionId,
              actions: drawApply,
              fit,
              // From where the way back still leads to the list.
              company: ({ company }) => (
                <CompanyBrief company={company} to={`${base}/job-company/${company.companyId}`} state={list.state} />
              ),
              similar: (
                <SimilarPositions
                  positionId={positionId}
                  card={(position: Card) => <PositionCard position={position} base={base} />}
                />
              ),
            },
            list,
          )
        }
      </OwnMatch>
    </>
  );
}

interface SeekerPositionProps {
  readonly positionId: string;
  /** The list that it was opened from. */
  readonly base: '/seeker/job' | '/seeker/home';
  /** What that list is called. */
  readonly label: string;
}

/** A position as a seeker reads it, on its own page. */
export function SeekerPosition({ positionId, base, label }: SeekerPositionProps) {
  return (
    <DrawnPosition
      positionId={positionId}
      base={base}
      draw={(slots, { back }) => <PositionPage back={{ to: back, label }} {...slots} />}
    />
  );
}

/** The position that is open beside a list of the job page: the same as its own page. */
export function JobPane({ positionId }: { readonly positionId: string }) {
  const base = '/seeker/job';
  return (
    <DrawnPosition
      positionId={positionId}
      base={base}
      draw={(slots, { state }) => <PositionPane key={positionId} base={base} state={state} {...slots} />}
    />
  );
}
