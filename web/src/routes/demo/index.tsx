import { WayOn } from '#app/way-on.tsx';
import { DemoPage } from '#features/interview/demo/demo-page.tsx';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '体验 AI 面试' };

export function Component() {
  return (
    <PublicPage>
      <DemoPage way={<WayOn primary={false} />} />
    </PublicPage>
  );
}
