import { useSearchParams } from 'react-router';
import { FacePage } from '#features/sandbox/components/face-page.tsx';
import { ownPath } from '#lib/own-path.ts';
import { PublicPage } from '#ui/public-page.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { LostArt } from '#ui/art/lost-art.tsx';
import { LinkButton } from '#ui/button.tsx';

export const handle = { title: '人脸核验（沙箱）' };

const resultPath = '/verificationIdResult';

/** Stands in for the page of a face vendor; the server shows it on this machine only. */
export function Component() {
  const [search] = useSearchParams();
  const certifyId = search.get('certifyId');
  const asked = ownPath(search.get('returnUrl') ?? '', location.origin);
  const returnPath = asked ?? `${resultPath}?certifyId=${certifyId ?? ''}`;
  return (
    <PublicPage>
      {certifyId === null ? (
        <MessagePage art={<LostArt />} title="没有找到这次核验" text="链接不完整，请从个人信息页重新发起。">
          <LinkButton to="/sandbox" primary>
            查看沙箱
          </LinkButton>
        </MessagePage>
      ) : (
        <FacePage certifyId={certifyId} returnPath={returnPath} />
      )}
    </PublicPage>
  );
}
