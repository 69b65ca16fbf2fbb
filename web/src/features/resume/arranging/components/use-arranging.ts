import { errors } from '@pinjian/contract/errors.ts';
import { plainArrangement, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { createContext, useContext, useMemo, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { isSame } from '#lib/saving/merge.ts';
import { loadResume, sendArrangement } from '../../api.ts';
import { createArranger, type Arranger, type PendingArrangement } from '../arranger.ts';

export interface Arranging extends Pick<Arranger, 'arrange' | 'settled'> {
  readonly arrangement: ResumeArrangement;
  /** Grows with each change that is stored. */
  readonly revision: number;
}

function tellFailure(error: unknown): void {
  // Of these the client tells by itself.
  if (error instanceof CallError && (error.kind === 'unauthorized' || error.kind === 'forbidden')) return;
  notify('error', `没有保存：${error instanceof CallError ? error.message : '请稍后再试'}`, '这次调整已恢复原样');
}

/**
 * The order of the parts of a resume, stored with each change, over what other windows stored meanwhile. One that could not be
 * stored is taken back; why is told. Nobody leaves before the last is stored.
 */
export function useArranging(resumeId: string, first: ResumeArrangement): Arranging {
  const [{ arrangement, revision }, setShown] = useState({ arrangement: first, revision: 0 });
  const [arranger] = useState(() =>
    createArranger({
      stored: first,
      send: (from, next) => sendArrangement(resumeId, from, next),
      load: async () => (await loadResume(resumeId)).arrangement,
      isMoved: (error) => error instanceof CallError && error.code === errors.stateChanged.code,
      show: (wanted, stored) => setShown({ arrangement: wanted, revision: stored }),
      onMoved: () => notify('info', '这份简历刚在别处调整过，这次调整已加在最新的上面'),
      onFailed: tellFailure,
    }),
  );
  const { arrange, settled, pending } = arranger;

  useKeptDraft<PendingArrangement>('resumeArrangement', {
    read: pending,
    // Only over what it was made from: it may have arrived, or another window gone on.
    restore: ({ from, wanted }) => arrange((now) => (isSame(now, from) ? wanted : now)),
    save: settled,
    lost: () => '离开后，最近一次对各部分的调整会丢失。',
  });

  // What stands around the form is the same until the order is another.
  return useMemo(() => ({ arrangement, revision, arrange, settled }), [arrangement, revision, arrange, settled]);
}

/** Around the form of the editor; null in the first edit, where the form follows the file. */
export const ArrangingContext = createContext<Arranging | null>(null);

export function useArrangement(): ResumeArrangement {
  return useContext(ArrangingContext)?.arrangement ?? plainArrangement;
}
