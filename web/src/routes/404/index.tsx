import { WayOn } from '#app/way-on.tsx';
import { LostArt } from '#ui/art/lost-art.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '页面不存在' };

export function Component() {
  return (
    <PublicPage>
      <MessagePage art={<LostArt />} title="没有找到这个页面" text="链接可能已经失效，或者地址输入有误。">
        <WayOn />
      </MessagePage>
    </PublicPage>
  );
}
