import type { PositionCard as Card, PositionDetail } from '@pinjian/contract/position-view.ts';
import { ApplyPanel } from '#features/application/apply/apply-panel.tsx';
import { CompanyBrief } from '#features/company/components/company-brief.tsx';
import { PractiseLink } from '#features/interview/simulate/practise-link.tsx';
import { OwnMatch } from '#features/matching/match/own-match.tsx';
import { AnswerAddition } from '#features/matching/recommendation/answer-addition.tsx';
import { SimilarPositions } from '#features/matching/similar/similar-positions.tsx';
import { PositionCard } from '#features/position/components/position-card.tsx';
import { PositionPage } from '#features/position/detail/position-page.tsx';
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

interface SeekerPositionProps {
  readonly positionId: string;
  /** The list that it was opened from. */
  readonly base: '/seeker/job' | '/seeker/home';
  /** What that list is called. */
  readonly label: string;
}

/** A position as a seeker reads it, with what every feature has to say of it. */
export function SeekerPosition({ positionId, base, label }: SeekerPositionProps) {
  const { back, state } = useListPath(base);
  return (
    <>
      <NoteViewed positionId={positionId} />
      <OwnMatch positionId={positionId}>
        {(fit) => (
          <PositionPage
            positionId={positionId}
            back={{ to: back, label }}
            actions={drawApply}
            fit={fit}
            company={({ company }) => (
              // From where the way back still leads to the list.
              <CompanyBrief company={company} to={`${base}/job-company/${company.companyId}`} state={state} />
            )}
            similar={
              <SimilarPositions
                positionId={positionId}
                card={(position: Card) => <PositionCard position={position} base={base} />}
              />
            }
          />
        )}
      </OwnMatch>
    </>
  );
}
