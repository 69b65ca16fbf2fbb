import { ApiDocsPage } from '#features/sandbox/api-docs/api-docs-page.tsx';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '接口说明' };

export function Component() {
  return (
    <PublicPage>
      <ApiDocsPage />
    </PublicPage>
  );
}
