import { WayOn } from '#app/way-on.tsx';
import { LockedArt } from '#ui/art/locked-art.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '没有权限' };

export function Component() {
  return (
    <PublicPage>
      <MessagePage
        art={<LockedArt />}
        title="您没有权限查看这个页面"
        text="它属于另一种身份（在账号菜单或“我的”里可以切换），或者需要公司管理员给您更高的权限。"
      >
        <WayOn />
      </MessagePage>
    </PublicPage>
  );
}
