import { MessageComplaintRoom } from '#features/console/message-complaint/complaint-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '消息举报' };

/** Messages that somebody complains of. */
export function Component() {
  return (
    <Page>
      <MessageComplaintRoom />
    </Page>
  );
}
