import { interviewStatus } from '@pinjian/contract/interview.ts';
import type { InterviewDetail } from '@pinjian/contract/interview.ts';
import { dateTime } from '#lib/format/time.ts';
import { LostArt } from '#ui/art/lost-art.tsx';
import { LinkButton, PlainButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { interviewsPath } from '../model.ts';
import styles from './room-page.module.css';

/** A room that lets nobody in: its window is over, or the server has closed it for another reason. */
export function RoomClosed({ interview }: { readonly interview: InterviewDetail }) {
  const expired = interview.status === interviewStatus.expired;
  const again = interview.kind === 'position' ? '需要的话，可以联系招聘方重新邀请。' : '想再练一次，可以重新开始一场。';
  return (
    <div className={styles.page} data-theme="dark">
      {expired ? (
        <MessagePage
          art={<LostArt />}
          title="这场面试已过期"
          text={`它在 ${dateTime(interview.windowEndsAt)} 前有效，现在不能再进入了。${again}`}
        >
          <LinkButton to={interviewsPath} primary>
            我的面试
          </LinkButton>
        </MessagePage>
      ) : (
        <MessagePage
          art={<LostArt />}
          title="面试间暂时进不去"
          text="您说过的都已经保存。请重新进入，仍然不行时稍后再来。"
        >
          <PlainButton primary onClick={() => location.reload()}>
            重新进入
          </PlainButton>
          <LinkButton to={interviewsPath}>我的面试</LinkButton>
        </MessagePage>
      )}
    </div>
  );
}
