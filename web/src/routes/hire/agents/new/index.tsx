import { useQuery } from '@tanstack/react-query';
import { SetUpPage } from '#features/agent/set-up/set-up-page.tsx';
import { openPositionsQuery } from '#features/matching/talent/api.ts';
import { positionOptions } from '#features/matching/talent/model.ts';
import { Page } from '#ui/page.tsx';

export const handle = { title: '设立智能体' };

/** A new agent and its permission slip; most are about one of the open positions. */
export function Component() {
  const { data, error, refetch } = useQuery(openPositionsQuery);
  return (
    <Page>
      <SetUpPage
        side="employer"
        known={data && { wishes: [], positions: positionOptions(data) }}
        error={error}
        onRetry={() => void refetch()}
      />
    </Page>
  );
}
