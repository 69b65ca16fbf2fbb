import { Suspense, lazy } from 'react';
import { create } from 'zustand';

export interface Question {
  readonly title: string;
  /** What will be lost or sent. */
  readonly text?: string;
  /** Words of the button that goes ahead; name the act (删除简历), never 确定. */
  readonly yes: string;
  readonly no?: string;
  /** True for what cannot be undone. */
  readonly danger?: boolean;
  /** A way that loses nothing: goes ahead as with a yes once `run` answers true, and is a no where that failed. */
  readonly safely?: { readonly label: string; readonly run: () => Promise<boolean> };
}

interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

/** The question that is on the screen; it stays while its dialog closes. */
export const useAsked = create<{ readonly asked: Asked | null; readonly open: boolean }>()(() => ({
  asked: null,
  open: false,
}));

/** Asks once before something is lost (ux.md); answers false when the dialog is closed in any other way. */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useAsked.setState({ open: false });
      resolve(yes);
    };
    useAsked.setState({ asked: { question, answer }, open: true });
  });
}

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** Stands once in the shell; antd's dialog loads with the first question. */
export function ConfirmHost() {
  const asked = useAsked((state) => state.asked);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog />
    </Suspense>
  );
}
