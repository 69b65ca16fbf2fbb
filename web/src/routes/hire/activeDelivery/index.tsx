import { CandidateList } from '#features/application/candidate/candidate-list.tsx';
import { ApplicationReasons } from '#features/matching/match/application-match.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '主动投递' };

function drawWhy(applicationId: string, among: readonly string[]) {
  return <ApplicationReasons applicationId={applicationId} among={among} />;
}

/** Deliveries that wait for screening. */
export function Component() {
  return (
    <Page>
      <CandidateList kind="activeDelivery" why={drawWhy} />
    </Page>
  );
}
