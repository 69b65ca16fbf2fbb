import { useLocation } from 'react-router';
import { FaceResultPage } from '#features/account/real-name/face-result.tsx';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '实名认证结果' };

/** Where a face check leads back to; public, because it may end on another device than it began on. */
export function Component() {
  const { pathname, search } = useLocation();
  const certifyId = new URLSearchParams(search).get('certifyId');
  return (
    <PublicPage>
      <FaceResultPage key={certifyId} certifyId={certifyId} here={pathname + search} />
    </PublicPage>
  );
}
