import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { wishesQuery } from './api.ts';

const WishEditor = lazy(async () => ({ default: (await import('./wish-editor.tsx')).WishEditor }));

/** The wishes, to be filled in from where they are missed. */
export function TellWishes({ onClose }: { readonly onClose: () => void }) {
  const { data: wishes } = useQuery(wishesQuery);
  if (wishes === undefined) return null;
  return (
    <Suspense fallback={null}>
      <WishEditor wishes={wishes} open onClose={onClose} />
    </Suspense>
  );
}
