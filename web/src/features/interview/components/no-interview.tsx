import { LostArt } from '#ui/art/lost-art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { interviewsPath } from '../model.ts';

/** An address that names no interview. */
export function NoInterview() {
  return (
    <MessagePage art={<LostArt />} title="没有指定面试" text="请从我的面试里打开要看的那一场。">
      <LinkButton to={interviewsPath} primary>
        我的面试
      </LinkButton>
    </MessagePage>
  );
}
