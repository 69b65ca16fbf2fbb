import { CandidateList } from '#features/application/candidate/candidate-list.tsx';
import { ApplicationReasons } from '#features/matching/match/application-match.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '候选人' };

function drawWhy(applicationId: string, among: readonly string[]) {
  return <ApplicationReasons applicationId={applicationId} among={among} />;
}

/** Everyone who got past screening, and who did not. */
export function Component() {
  return (
    <Page>
      <CandidateList kind="candidateList" why={drawWhy} />
    </Page>
  );
}
