import { PeopleRoom } from '#features/console/people/people-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '用户' };

/** Everybody, masked. */
export function Component() {
  return (
    <Page>
      <PeopleRoom />
    </Page>
  );
}
