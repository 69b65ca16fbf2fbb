import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { hoursQuery } from '../api.ts';

const HoursForm = lazy(async () => ({ default: (await import('./hours-form.tsx')).HoursForm }));

/** 可面试时间 of a member: what colleagues are offered when they look for a time. */
export function HoursSection() {
  const { data, error, refetch } = useQuery(hoursQuery);
  return (
    <Section title="我的可面试时间" text="安排面试时，同事会看到您在这些时间里的空闲时段。">
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="可面试时间没有加载出来" />
      ) : data === undefined ? (
        <LineSkeletons count={7} />
      ) : (
        <Suspense fallback={<LineSkeletons count={7} />}>
          <HoursForm hours={data} />
        </Suspense>
      )}
    </Section>
  );
}
