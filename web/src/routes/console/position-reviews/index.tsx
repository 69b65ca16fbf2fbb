import { PositionReviewRoom } from '#features/console/position-review/review-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '职位审核' };

/** Positions whose words a person has to judge. */
export function Component() {
  return (
    <Page>
      <PositionReviewRoom />
    </Page>
  );
}
