import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { useQuery } from '@tanstack/react-query';
import { dateTime } from '#lib/format/time.ts';
import { WaitArt } from '#ui/art/wait-art.tsx';
import { PlainButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { deletionQuery } from '../api.ts';
import { RoomClosed } from './room-closed.tsx';
import styles from './room-page.module.css';

/** A room that closed itself to its candidate, who is inside: most likely they asked for the end of their account. */
export function RoomLeft({ interview }: { readonly interview: InterviewDetail }) {
  const { data: deletion, isPending } = useQuery(deletionQuery);
  if (deletion === null || (deletion === undefined && !isPending)) return <RoomClosed interview={interview} />;
  return (
    <div className={styles.page} data-theme="dark">
      {deletion === undefined ? (
        <p role="status">正在离开面试间…</p>
      ) : (
        <MessagePage
          art={<WaitArt />}
          title="面试已暂停"
          text={`您申请了注销账号，面试停在这里，说过的都已经保存。撤销注销之后，${dateTime(interview.windowEndsAt)} 前都可以回来继续。`}
        >
          {/* The page that a leaving person finds everywhere; it stands here as soon as who they are is asked anew. */}
          <PlainButton primary onClick={() => location.reload()}>
            去撤销注销
          </PlainButton>
        </MessagePage>
      )}
    </div>
  );
}
