import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { quoteQuery, type CompanyItem } from './api.ts';
import type { Quote } from './model.ts';

interface Cost {
  /** undefined until it is known, and where it is not theirs to spend. */
  readonly quote: Quote | undefined;
  readonly isLoading: boolean;
}

/** What one use costs whoever may make it. */
export function useCost(item: CompanyItem, wanted = true): Cost {
  const spends = useSession(({ role, permissions }) => role === 'employer' && permissions.includes('candidate.move'));
  const { data, isLoading } = useQuery({ ...quoteQuery(item), enabled: wanted && spends });
  return { quote: data, isLoading };
}
