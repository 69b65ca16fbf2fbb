import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';

// Nobody waits for it before they open it.
const OfferLetter = lazy(async () => ({ default: (await import('./offer-letter.tsx')).OfferLetter }));

interface LetterButtonProps {
  readonly offerId: string;
  readonly number: number;
  readonly fileName: string;
}

/** Opens the letter of a version that was sent. */
export function LetterButton(letter: LetterButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        录用信<span className="visually-hidden">：第 {letter.number} 版</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OfferLetter {...letter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
