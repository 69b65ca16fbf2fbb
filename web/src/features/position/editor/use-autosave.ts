import { useMutation } from '@tanstack/react-query';
import type { Objection } from '@pinjian/contract/dictionary-objection.ts';
import { positionErrors } from '@pinjian/contract/position.ts';
import type { PositionContent } from '@pinjian/contract/position-content.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#lib/client.ts';
import { saveMutation } from '../management/api.ts';

/** Saved this long after the last key. */
const pauseMs = 1200;

export interface Autosave {
  /** saved: the server has it all; dirty: not yet; saving; failed: it will be tried again; conflict: someone else changed it. */
  readonly state: 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';
  readonly savedAt: string;
  readonly objections: readonly Objection[];
  /** Why the last try failed, for the person. */
  readonly problem: string | null;
  /** Call on every change. */
  change(): void;
  /** Saves what is not saved yet; answers the version, or null where that failed. */
  flush(): Promise<number | null>;
}

interface Start {
  readonly positionId: string;
  readonly version: number;
  readonly savedAt: string;
  readonly objections: readonly Objection[];
}

/**
 * Saves the form by itself. One save at a time: what is typed meanwhile is saved after it, so that versions follow one
 * another. A conflict stops it: what is typed stays in the form.
 */
export function useAutosave(start: Start, read: () => PositionContent): Autosave {
  const { mutateAsync } = useMutation(saveMutation);
  const [state, setState] = useState<Autosave['state']>('saved');
  const [shown, setShown] = useState({
    savedAt: start.savedAt,
    objections: start.objections,
    problem: null as string | null,
  });
  const version = useRef(start.version);
  const dirty = useRef(false);
  const running = useRef<Promise<number | null>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  async function save(): Promise<number | null> {
    dirty.current = false;
    setState('saving');
    try {
      const saved = await mutateAsync({ positionId: start.positionId, version: version.current, content: read() });
      version.current = saved.version;
      setShown({ savedAt: saved.savedAt, objections: saved.objections, problem: null });
      setState(dirty.current ? 'dirty' : 'saved');
      return saved.version;
    } catch (error) {
      dirty.current = true;
      const conflict = error instanceof CallError && error.code === positionErrors.editedElsewhere.code;
      setShown((now) => ({ ...now, problem: error instanceof CallError ? error.message : '保存失败' }));
      setState(conflict ? 'conflict' : 'failed');
      return null;
    }
  }

  async function flush(): Promise<number | null> {
    clearTimeout(timer.current);
    await running.current;
    if (!dirty.current) return version.current;
    running.current = save();
    return running.current;
  }

  function change() {
    dirty.current = true;
    setState((now) => (now === 'saving' || now === 'conflict' ? now : 'dirty'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMs);
  }

  return { state, ...shown, change, flush };
}
