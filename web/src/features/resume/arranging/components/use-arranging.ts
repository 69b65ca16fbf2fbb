import { useMutation } from '@tanstack/react-query';
import { plainArrangement, type ResumeArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { createContext, useContext, useRef, useState } from 'react';
import { arrangeMutation } from '../../api.ts';

export interface Arranging {
  readonly arrangement: ResumeArrangement;
  /** Grows with each change that is stored. */
  readonly revision: number;
  readonly arrange: (next: ResumeArrangement) => void;
}

/** The order of the parts of a resume, stored with each change. One that could not be stored is taken back; why is told. */
export function useArranging(resumeId: string, first: ResumeArrangement): Arranging {
  const [arrangement, setArrangement] = useState(first);
  const [revision, setRevision] = useState(0);
  const latest = useRef(first);
  const stored = useRef(first);
  const { mutate } = useMutation(arrangeMutation);

  function show(next: ResumeArrangement) {
    latest.current = next;
    setArrangement(next);
  }

  return {
    arrangement,
    revision,
    arrange(next) {
      if (next === latest.current) return;
      show(next);
      mutate(
        { resumeId, ...next, order: next.order === null ? null : [...next.order] },
        {
          onSuccess: () => {
            stored.current = next;
            setRevision((before) => before + 1);
          },
          onError: () => {
            if (latest.current === next) show(stored.current);
          },
        },
      );
    },
  };
}

/** Around the form of the editor; null in the first edit, where the form follows the file. */
export const ArrangingContext = createContext<Arranging | null>(null);

export function useArrangement(): ResumeArrangement {
  return useContext(ArrangingContext)?.arrangement ?? plainArrangement;
}
