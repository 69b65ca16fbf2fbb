import type { CandidateResume } from '@pinjian/contract/resume.ts';
import { BulkDock } from '#features/application/bulk/bulk-dock.tsx';
import { ResumeView } from '#features/application/talent/resume-view.tsx';
import type { DrawChips } from '#features/matching/talent/recommended.tsx';
import { TalentSearch } from '#features/matching/talent/talent-search.tsx';
import { UnderstoodChips } from '#features/position/search/understood-chips.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '搜索人才' };

function drawResume(content: CandidateResume['content']) {
  return <ResumeView content={content} />;
}

const drawChips = (parts: Parameters<DrawChips>[0]) => <UnderstoodChips {...parts} />;

/** Where an employer starts: who fits the open positions, and whom a search finds. */
export function Component() {
  return (
    <Page>
      <TalentSearch resume={drawResume} bulk={<BulkDock />} chips={drawChips} />
    </Page>
  );
}
