import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteViewedMutation } from './api.ts';

/** Notes that the seeker opened a position, once for each opening. It shows nothing. */
export function NoteViewed({ positionId }: { readonly positionId: string }) {
  const { mutate } = useMutation(noteViewedMutation);
  useEffect(() => mutate(positionId), [mutate, positionId]);
  return null;
}
