import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SetUpPage } from '#features/agent/set-up/set-up-page.tsx';
import { chosenPositionQuery, openPositionsQuery } from '#features/matching/talent/api.ts';
import { positionOptions } from '#features/matching/talent/model.ts';
import { Page } from '#ui/page.tsx';

export const handle = { title: '设立智能体' };

/** A new agent and its permission slip; most are about one of the open positions. */
export function Component() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(openPositionsQuery);
  // Whoever finds people begins where there are some to find.
  const seeks = params.get('kind') === 'sourcer' && (data?.length ?? 0) > 0;
  const chosen = useQuery({ ...chosenPositionQuery, enabled: seeks });
  const known = data && { wishes: [], positions: positionOptions(data), firstPositionId: chosen.data ?? null };
  return (
    <Page>
      <SetUpPage
        side="employer"
        known={seeks && chosen.isLoading ? undefined : known}
        error={error}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
