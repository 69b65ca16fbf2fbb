import { CandidateList } from '#features/application/candidate/candidate-list.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '主动投递' };

/** Deliveries that wait for screening. */
export function Component() {
  return (
    <Page>
      <CandidateList kind="activeDelivery" />
    </Page>
  );
}
