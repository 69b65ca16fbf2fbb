import type { PositionCard as Card, PositionDetail } from '@pinjian/contract/position-view.ts';
import { ApplyPanel } from '#features/application/apply/apply-panel.tsx';
import { CompanyBrief } from '#features/company/components/company-brief.tsx';
import { PractiseLink } from '#features/interview/simulate/practise-link.tsx';
import { OwnMatch } from '#features/matching/match/own-match.tsx';
import { AnswerAddition } from '#features/matching/recommendation/answer-addition.tsx';
import { SimilarPositions } from '#features/matching/similar/similar-positions.tsx';
import { PositionCard } from '#features/position/components/position-card.tsx';
import { PositionPage } from '#features/position/detail/position-page.tsx';
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

interface CompanyProps extends Pick<PositionDetail, 'company'> {
  readonly base: Base;
}

/** The company, from where the way back still leads to the list. */
function Company({ company, base }: CompanyProps) {
  const { state } = useListPath(base);
  return <CompanyBrief company={company} to={`${base}/job-company/${company.companyId}`} state={state} />;
}

/** The lists that a position is opened from, each with what draws what belongs to it. */
type Base = '/seeker/job' | '/seeker/home';

function pieces(base: Base) {
  return {
    company: ({ company }: PositionDetail) => <Company company={company} base={base} />,
    card: (position: Card) => <PositionCard position={position} base={base} />,
  };
}
const drawn: Readonly<Record<Base, ReturnType<typeof pieces>>> = {
  '/seeker/job': pieces('/seeker/job'),
  '/seeker/home': pieces('/seeker/home'),
};

interface SeekerPositionProps {
  readonly positionId: string;
  /** The list that it was opened from. */
  readonly base: Base;
  /** What that list is called. */
  readonly label: string;
}

/** A position as a seeker reads it, with what every feature has to say of it. */
export function SeekerPosition({ positionId, base, label }: SeekerPositionProps) {
  const { back } = useListPath(base);
  const { company, card } = drawn[base];
  return (
    <OwnMatch positionId={positionId}>
      {(fit) => (
        <PositionPage
          positionId={positionId}
          back={{ to: back, label }}
          actions={drawApply}
          fit={fit}
          company={company}
          similar={<SimilarPositions positionId={positionId} card={card} />}
        />
      )}
    </OwnMatch>
  );
}
