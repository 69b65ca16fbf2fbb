import { useMutation, useQuery } from '@tanstack/react-query';
import { downloadLetterMutation, printedLetterQuery } from '../api.ts';
import { LetterDrawer } from '../letter-drawer.tsx';

interface OfferLetterProps {
  readonly offerId: string;
  /** null: the draft. */
  readonly number: number | null;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** The letter of an offer, as the candidate gets it. */
export function OfferLetter({ onClose, ...letter }: OfferLetterProps) {
  const download = useMutation(downloadLetterMutation);
  const printed = useQuery(printedLetterQuery(letter));
  const { number } = letter;
  return (
    <LetterDrawer
      title={number === null ? '录用信（草稿）' : `录用信（第 ${number} 版）`}
      printed={printed}
      downloading={download.isPending}
      onDownload={() => download.mutate(letter)}
      onClose={onClose}
    />
  );
}
