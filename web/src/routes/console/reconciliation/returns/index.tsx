import { HandReturnRoom } from '#features/console/hand-return/hand-return-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '人工退回' };

/** Money that a person sends back. */
export function Component() {
  return (
    <Page>
      <HandReturnRoom />
    </Page>
  );
}
