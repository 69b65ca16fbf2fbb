import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';

// Nobody waits for it before they open it.
const SentResumeDrawer = lazy(async () => ({
  default: (await import('./sent-resume-drawer.tsx')).SentResumeDrawer,
}));

interface SentResumeProps {
  readonly applicationId: string;
  readonly title: string;
}

/** Opens the copy of the resume that was sent. */
export function SentResume({ applicationId, title }: SentResumeProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  function show() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={show}>
        查看投递的简历
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <SentResumeDrawer applicationId={applicationId} title={title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
