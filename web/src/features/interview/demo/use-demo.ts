import type { DemoDirection, DemoInterview } from '@pinjian/contract/interview-demo.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { tabStore } from '#lib/storage.ts';
import { beginDemo, loadDemo, sayInDemo } from './api.ts';

const storedId = 'pinjian.demo';
const gone = 40400;

export type DemoStep =
  | { readonly name: 'loading' }
  /** A demo is there and could not be loaded. */
  | { readonly name: 'unreachable' }
  | { readonly name: 'choosing' }
  | { readonly name: 'talking'; readonly demoId: string; readonly interview: DemoInterview };

export type Said = { readonly text: string } | { readonly signal: 'rephrase' | 'skip' };

/** The demo of this tab: begun here, found again after a reload, left when its hour is over. */
export function useDemo() {
  const [step, setStep] = useState<DemoStep>(() => ({
    name: typeof tabStore.read(storedId) === 'string' ? 'loading' : 'choosing',
  }));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const working = useRef(false);

  function leave(message: string | null): void {
    tabStore.remove(storedId);
    setProblem(message);
    setStep({ name: 'choosing' });
  }

  function fail(error: unknown): void {
    if (!(error instanceof CallError)) throw error;
    if (error.code === gone) leave(error.message);
    else setProblem(error.message);
  }

  /** One request at a time; answers whether it succeeded. */
  async function work(job: () => Promise<void>): Promise<boolean> {
    if (working.current) return false;
    working.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await job();
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      working.current = false;
      setBusy(false);
    }
  }

  async function reload(): Promise<void> {
    const demoId = tabStore.read(storedId);
    if (typeof demoId !== 'string') return leave(null);
    setStep({ name: 'loading' });
    const loaded = await work(async () => {
      const interview = await loadDemo(demoId);
      setStep({ name: 'talking', demoId, interview });
    });
    if (!loaded) setStep((now) => (now.name === 'loading' ? { name: 'unreachable' } : now));
  }

  const first = useRef(reload);
  useEffect(() => {
    if (typeof tabStore.read(storedId) === 'string') void first.current();
  }, []);

  return {
    step,
    busy,
    problem,
    reload,
    leave: () => leave(null),
    begin: (direction: DemoDirection) =>
      work(async () => {
        const { demoId, interview } = await beginDemo(direction);
        tabStore.write(storedId, demoId);
        setStep({ name: 'talking', demoId, interview });
      }),
    say: (said: Said) =>
      work(async () => {
        if (step.name !== 'talking' || step.interview.question === null) return;
        const { demoId } = step;
        const interview = await sayInDemo({ demoId, turn: step.interview.question.turn, said });
        setStep({ name: 'talking', demoId, interview });
      }),
  };
}

export type DemoRoom = ReturnType<typeof useDemo>;
