import { useMutation, useQuery } from '@tanstack/react-query';
import { LetterDrawer } from '../letter-drawer.tsx';
import { downloadMyLetterMutation, printedMyLetterQuery } from './api.ts';

interface MyLetterProps {
  readonly offerId: string;
  readonly number: number;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** The letter that one was sent. */
export function MyLetter({ onClose, ...letter }: MyLetterProps) {
  const printed = useQuery(printedMyLetterQuery(letter));
  const download = useMutation(downloadMyLetterMutation);
  return (
    <LetterDrawer
      title="录用信"
      printed={printed}
      downloading={download.isPending}
      onDownload={() => download.mutate(letter)}
      onClose={onClose}
    />
  );
}
