import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { openRoundFile } from './api.ts';

/** Puts an agreed interview into one's own calendar: an .ics file that every calendar program reads. */
export function CalendarFile({ roundId }: { readonly roundId: string }) {
  const open = useMutation({ mutationFn: openRoundFile });
  return (
    <Button loading={open.isPending} onClick={() => open.mutate(roundId)}>
      加到日历
    </Button>
  );
}
