import { ComplaintRoom } from '#features/console/complaint/complaint-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '职位举报' };

/** Positions that seekers find something wrong with. */
export function Component() {
  return (
    <Page>
      <ComplaintRoom />
    </Page>
  );
}
