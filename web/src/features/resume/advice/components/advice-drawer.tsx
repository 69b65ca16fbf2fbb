import { Drawer } from 'antd';
import { useRef } from 'react';
import { useMedia, wide } from '#lib/media.ts';
import { AdviceList } from './advice-list.tsx';
import type { Advising, ForJob } from './use-advice.ts';

interface AdviceDrawerProps {
  readonly advising: Advising;
  readonly asOf: string;
  readonly forJob: ForJob | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What could be better, over the form where there is no room beside it. */
export function AdviceDrawer({ advising, asOf, forJob, open, onClose }: AdviceDrawerProps) {
  const isWide = useMedia(wide);
  /** Where the cursor goes once the drawer is away. */
  const then = useRef<(() => void) | null>(null);
  return (
    <Drawer
      open={open}
      title="修改建议"
      size={isWide ? 440 : '100%'}
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen || then.current === null) return;
        // After the drawer has given the focus back to what opened it.
        queueMicrotask(then.current);
        then.current = null;
      }}
      styles={{ body: { padding: 0 } }}
    >
      <AdviceList
        advising={advising}
        asOf={asOf}
        forJob={forJob}
        onGo={(go) => {
          then.current = go;
          onClose();
        }}
      />
    </Drawer>
  );
}
