import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { downloadMyLetterMutation } from './api.ts';

// Nobody waits for it before they open it.
const MyLetter = lazy(async () => ({ default: (await import('./my-letter.tsx')).MyLetter }));

interface LetterProps {
  readonly offerId: string;
  readonly number: number;
  readonly fileName: string;
}

/** The letter of a version: to be read here, or to be kept. */
export function MyLetterButtons(letter: LetterProps) {
  const [open, setOpen] = useState(false);
  const download = useMutation(downloadMyLetterMutation);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        查看录用信
      </Button>
      <Button loading={download.isPending} onClick={() => download.mutate(letter)}>
        下载录用信
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MyLetter {...letter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
