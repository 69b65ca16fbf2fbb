import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { wishesQuery } from '../wish/api.ts';
import type { FirstQuestions as Screens } from './first-questions.tsx';

const FirstQuestions = lazy(async () => ({ default: (await import('./first-questions.tsx')).FirstQuestions }));

/** Asks over the page what is open at a first visit; the page is underneath, where they would have gone. */
export function AskFirst({ Findable }: Pick<ComponentProps<typeof Screens>, 'Findable'>) {
  const { data: wishes } = useQuery(wishesQuery);
  const [begun, setBegun] = useState(false);
  const [done, setDone] = useState(false);
  if (wishes === undefined || done) return null;
  // The last answer leaves nothing open, and the screens still have to close by themselves.
  if (!begun && wishes.toAsk.length === 0) return null;
  if (!begun) setBegun(true);
  return (
    <Suspense fallback={null}>
      <FirstQuestions wishes={wishes} Findable={Findable} onDone={() => setDone(true)} />
    </Suspense>
  );
}
