import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#lib/notice.ts';
import { restoreMutation } from '../../api.ts';
import type { Saving } from '../../saving/components/use-saving.ts';
import type { Earlier } from './version-row.tsx';

/** What was restored, until the person has seen it: `undo` is the version that it replaced. */
export interface Restored {
  readonly savedAt: string;
  readonly undo: string | null;
}

export interface Restoring {
  readonly restored: Restored | null;
  readonly isUndoing: boolean;
  /** Answers whether the version is there now; why not is told. */
  readonly restore: (earlier: Pick<Earlier, 'versionId' | 'savedAt'>) => Promise<boolean>;
  readonly undo: () => Promise<void>;
  readonly forget: () => void;
}

/** Brings versions back into the editor, and the one before them again. */
export function useRestoring(resumeId: string, saving: Saving): Restoring {
  const { mutateAsync } = useMutation(restoreMutation);
  const [restored, setRestored] = useState<Restored | null>(null);
  const [isUndoing, setUndoing] = useState(false);

  /** The id under which what stood there is kept; undefined where nothing was restored. */
  async function bringBack(versionId: string): Promise<string | null | undefined> {
    if (!(await saving.flush())) return undefined;
    // Why it was refused is told where it is asked.
    const answer = await mutateAsync({ resumeId, versionId, version: saving.version() }).catch(() => undefined);
    if (answer === undefined) return undefined;
    const isShown = await saving.takeTheirs().then(
      () => true,
      () => false,
    );
    if (!isShown) notify('error', '已经恢复，但内容没有加载出来', '请刷新页面后再编辑');
    return answer.keptVersionId;
  }

  return {
    restored,
    isUndoing,
    forget: () => setRestored(null),
    async restore({ versionId, savedAt }) {
      const undo = await bringBack(versionId);
      if (undo === undefined) return false;
      setRestored({ savedAt, undo });
      return true;
    },
    async undo() {
      if (restored === null || restored.undo === null) return;
      setUndoing(true);
      const undone = await bringBack(restored.undo);
      setUndoing(false);
      if (undone !== undefined) setRestored(null);
    },
  };
}
