import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';
import { targetJobsQuery } from '#features/application/api.ts';
import { interviewQuery } from '#features/interview/api.ts';
import { CategoryChoice } from '#features/interview/simulate/category-choice.tsx';
import { choosable, offeredOf } from '#features/interview/simulate/choosable.ts';
import { PositionChoice } from '#features/interview/simulate/position-choice.tsx';
import { SimulateLoading, SimulatePage, type DrawChoice } from '#features/interview/simulate/simulate-page.tsx';
import { positionQuery, searchQuery, suggestQuery } from '#features/position/api.ts';
import { readFilters } from '#features/position/search/filters.ts';
import { resumeQuery, resumesQuery } from '#features/resume/api.ts';
import { useSettled } from '#lib/settled.ts';

export const handle = { title: '模拟面试' };

/** As many of each list as are offered without a search. */
const offered = 20;
const restMs = 300;
const appliedQuery = targetJobsQuery({ tab: 3, current: 1, pageSize: offered });
const collectedQuery = targetJobsQuery({ tab: 1, current: 1, pageSize: offered });

interface ChoiceProps {
  readonly value: string | null;
  readonly onChange: (value: string) => void;
}

/** Positions applied to and collected, or found by words. */
function Positions({ value, onChange }: ChoiceProps) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim(), restMs);
  const applied = useQuery(appliedQuery);
  const collected = useQuery(collectedQuery);
  const given = useQuery({ ...positionQuery(value ?? ''), enabled: value !== null });
  const search = useInfiniteQuery({ ...searchQuery(readFilters(new URLSearchParams({ q }))), enabled: q !== '' });
  const lists = { applied: applied.data?.records ?? [], collected: collected.data?.records ?? [] };
  const found = search.data?.pages[0]?.records.map((position) => choosable(position, null)) ?? [];
  const loads = q === '' ? [applied, collected] : [search];
  const failed = loads.some(({ data, error }) => data === undefined && error !== null);
  const loading = q !== words.trim() || loads.some(({ data }) => data === undefined);
  const shown = q === '' ? offeredOf({ ...lists, chosen: value === null ? undefined : given.data }) : found;
  return (
    <PositionChoice
      value={value}
      onChange={onChange}
      words={words}
      onWords={setWords}
      positions={failed ? null : loading ? undefined : shown}
      onRetry={() => loads.forEach(({ refetch }) => void refetch())}
    />
  );
}

/** Kinds of work, suggested while typing. */
function Categories({ value, onChange }: ChoiceProps) {
  const [words, setWords] = useState('');
  const { data = [] } = useQuery(suggestQuery(useSettled(words.trim(), restMs)));
  const suggestions = data.filter(({ kind }) => kind === 'position');
  return (
    <CategoryChoice value={value} onChange={onChange} words={words} onWords={setWords} suggestions={suggestions} />
  );
}

const drawPositions: DrawChoice = (value, onChange) => <Positions value={value} onChange={onChange} />;
const drawCategories: DrawChoice = (value, onChange) => <Categories value={value} onChange={onChange} />;

/** What is practised where the address names nothing: the last position applied to, else what the resume aims at. */
function useKnown(asked: boolean) {
  const last = useQuery({ ...appliedQuery, enabled: asked });
  const jobId = last.data?.records[0]?.position.positionId ?? null;
  const resumes = useQuery({ ...resumesQuery, enabled: asked && last.isFetched && jobId === null });
  const resumeId = resumes.data?.records.find(({ isDefault, confirmed }) => isDefault && confirmed)?.resumeId;
  const resume = useQuery({ ...resumeQuery(resumeId ?? ''), enabled: resumeId !== undefined });
  const code = resume.data?.content.intentions.find(({ positionCode }) => positionCode !== null)?.positionCode ?? null;
  // Whether each has answered once, not whether it is asked just now: the choice below asks for the same lists again.
  const isResumeKnown = resumes.isFetched && (resumeId === undefined || resume.isFetched);
  return { isReady: !asked || (last.isFetched && (jobId !== null || isResumeKnown)), known: { jobId, code } };
}

/** Practice for a job, from wherever it was opened. */
export function Component() {
  const [params] = useSearchParams();
  // Looked at once, as the page is opened: what is chosen afterwards stands in the address.
  const [asked] = useState(() => ['jobId', 'code', 'way'].every((name) => params.get(name) === null));
  const given = params.get('again');
  const [again, setAgain] = useState(given);
  // A link of this page leads to an earlier practice; where the page only notes which one it has begun, it replaces.
  const isNoted = useNavigationType() === 'REPLACE';
  if (!isNoted && given !== null && given !== again) setAgain(given);
  const { isReady, known } = useKnown(asked);
  const earlier = useQuery({ ...interviewQuery(again ?? ''), enabled: again !== null });
  if (!isReady || (again !== null && !earlier.isFetched)) return <SimulateLoading />;
  const practice = earlier.data?.practice ?? null;
  return (
    <SimulatePage key={again} known={known} earlier={practice} positions={drawPositions} categories={drawCategories} />
  );
}
