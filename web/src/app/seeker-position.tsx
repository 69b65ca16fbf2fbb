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

type ListPath = ReturnType<typeof useListPath>;

interface DrawnProps {
  readonly positionId: string;
  readonly base: Base;
  /** It was opened by the seeker, and counts among what they looked at. */
  readonly chosen: boolean;
  /** Draws it, with what every feature has to say of it. */
  readonly children: (slots: PositionSlots & { readonly positionId: string }, list: ListPath) => ReactNode;
}

function Drawn({ positionId, base, chosen, children }: DrawnProps) {
  const list = useListPath(base);
  const { company, card } = drawn[base];
  const similar = <SimilarPositions positionId={positionId} card={card} />;
  return (
    <>
      {chosen && <NoteViewed positionId={positionId} />}
      <OwnMatch positionId={positionId}>
        {(fit) => children({ positionId, actions: drawApply, fit, company, similar }, list)}
      </OwnMatch>
    </>
  );
}

interface SeekerPositionProps {
  readonly positionId: string;
  /** The list that it was opened from. */
  readonly base: Base;
  /** What that list is called. */
  readonly label: string;
}

/** A position as a seeker reads it, on its own page. */
export function SeekerPosition({ positionId, base, label }: SeekerPositionProps) {
  return (
    <Drawn positionId={positionId} base={base} chosen>
      {(slots, { back }) => <PositionPage back={{ to: back, label }} {...slots} />}
    </Drawn>
  );
}

interface JobPaneProps {
  readonly positionId: string;
  readonly chosen: boolean;
}

/** The position that stands beside a list of the job page: the same as its own page. */
export function JobPane({ positionId, chosen }: JobPaneProps) {
  const base = '/seeker/job';
  return (
    <Drawn positionId={positionId} base={base} chosen={chosen}>
      {(slots, { state }) => <PositionPane key={positionId} base={base} state={state} {...slots} />}
    </Drawn>
  );
}
