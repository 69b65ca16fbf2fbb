import { useQuery } from '@tanstack/react-query';
import { SetUpPage } from '#features/agent/set-up/set-up-page.tsx';
import { citiesQuery } from '#features/dictionary/api.ts';
import { wishesQuery } from '#features/matching/wish/api.ts';
import { Page } from '#ui/page.tsx';

export const handle = { title: '设立智能体' };

/** A new agent and its permission slip, which begins with what one looks for. */
export function Component() {
  const { data, error, refetch } = useQuery(wishesQuery);
  // The slip begins with cities of the wishes, by their names.
  const { isLoading: namesAwaited } = useQuery(citiesQuery);
  return (
    <Page>
      <SetUpPage
        side="seeker"
        known={namesAwaited ? undefined : data && { wishes: data.content.wishes, positions: [], firstPositionId: null }}
        error={error}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
