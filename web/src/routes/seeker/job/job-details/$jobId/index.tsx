import type { PositionDetail } from '@pinjian/contract/position-view.ts';
import { useParams } from 'react-router';
import { ApplyPanel } from '#features/application/apply/apply-panel.tsx';
import { CompanyBrief } from '#features/company/components/company-brief.tsx';
import { PractiseLink } from '#features/interview/simulate/practise-link.tsx';
import { NoteViewed } from '#features/position/jobs/note-viewed.tsx';
import { AnswerAddition } from '#features/matching/recommendation/answer-addition.tsx';
import { PositionPage } from '#features/position/detail/position-page.tsx';
import { useListPath } from '#lib/list-path.ts';

export const handle = { title: '职位详情' };

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

/** A position found on the job page: read it, apply, see how the application stands. */
export function Component() {
  const { jobId = '' } = useParams();
  const { back } = useListPath(base);
  return (
    <>
      <NoteViewed positionId={jobId} />
      <PositionPage
        key={jobId}
        positionId={jobId}
        back={{ to: back, label: '工作' }}
        actions={drawApply}
        company={drawCompany}
      />
    </>
  );
}
