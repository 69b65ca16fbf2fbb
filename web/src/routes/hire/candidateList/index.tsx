import { CandidateList } from '#features/application/candidate/candidate-list.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '候选人' };

/** Everyone who got past screening, and who did not. */
export function Component() {
  return (
    <Page>
      <CandidateList kind="candidateList" />
    </Page>
  );
}
