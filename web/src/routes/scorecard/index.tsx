import { useLocation } from 'react-router';
import { Providers } from '#app/shell/providers.tsx';
import { LinkedPage } from '#features/application/scorecard/linked-page.tsx';
import { tokenOf } from '#features/application/scorecard/model.ts';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '面试评分表' };

/** A scorecard opened by its link, without signing in: the token is in the fragment, which no server is told. */
export function Component() {
  const token = tokenOf(useLocation().hash);
  return (
    <PublicPage>
      <Providers>
        <LinkedPage key={token} token={token} />
      </Providers>
    </PublicPage>
  );
}
