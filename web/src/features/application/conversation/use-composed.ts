import { create } from 'zustand';

interface Composed {
  /** Words that were put back to be written on; `at` tells one time from the next. */
  readonly given: { readonly applicationId: string; readonly words: string; readonly at: number } | null;
  readonly edit: (applicationId: string, words: string) => void;
}

/** How words come back from a message that was refused to where one writes. */
export const useComposed = create<Composed>()((set) => ({
  given: null,
  edit: (applicationId, words) => set(({ given }) => ({ given: { applicationId, words, at: (given?.at ?? 0) + 1 } })),
}));
