import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { noFilter, placeOf, talentPath } from '../candidate/filters.ts';
import { useReadsAll } from '../candidate/use-reads-all.ts';

interface Of {
  readonly roundId: string;
  readonly resumeId: string;
  readonly positionId: string;
}

/** The page of a round, where its interviewers prepare and write their scorecards. */
export function interviewPath({ roundId }: Pick<Of, 'roundId'>): string {
  return `/hire/candidateList/round/${roundId}`;
}

/** Where a round is opened: the candidate's page, with the way back to here; for who interviews them the round's own. */
export function useRoundPath(): (of: Of) => string {
  const [params] = useSearchParams();
  const readsAll = useReadsAll();
  return useMemo(() => {
    const place = placeOf(params);
    return (of) => (readsAll ? talentPath('candidateList', of, noFilter, place) : interviewPath(of));
  }, [params, readsAll]);
}
