import type { PositionDetail } from '@pinjian/contract/position-view.ts';
import { ApplyPanel } from '#features/application/apply/apply-panel.tsx';
import { CompanyBrief } from '#features/company/components/company-brief.tsx';
import { PractiseLink } from '#features/interview/simulate/practise-link.tsx';
import { NoteViewed } from '#features/position/jobs/note-viewed.tsx';
import { AnswerAddition } from '#features/matching/recommendation/answer-addition.tsx';
import { PositionPane } from '#features/position/browse/position-pane.tsx';
import { useListPath } from '#lib/list-path.ts';

const base = '/seeker/job';

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

/** The company, from where the way back still leads to the list. */
function Company({ company }: Pick<PositionDetail, 'company'>) {
  const { state } = useListPath(base);
  return <CompanyBrief company={company} to={`${base}/job-company/${company.companyId}`} state={state} />;
}

function drawCompany({ company }: PositionDetail) {
  return <Company company={company} />;
}

/** The position that is open beside a list of the job page: the same as its own page. */
export function JobPane({ positionId }: { readonly positionId: string }) {
  const { state } = useListPath(base);
  return (
    <>
      <NoteViewed positionId={positionId} />
      <PositionPane
        key={positionId}
        positionId={positionId}
        base={base}
        state={state}
        actions={drawApply}
        company={drawCompany}
      />
    </>
  );
}
