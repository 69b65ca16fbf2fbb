import { CandidatesPage } from '#features/application/schedule/candidates-page.tsx';
import { ApplicationReasons } from '#features/matching/match/application-match.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '候选人' };

function drawWhy(applicationId: string, among: readonly string[]) {
  return <ApplicationReasons applicationId={applicationId} among={among} />;
}

/** Everyone who got past screening and who did not, and when they are met. */
export function Component() {
  return (
    <Page>
      <CandidatesPage why={drawWhy} />
    </Page>
  );
}
