import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { useEffect, useState } from 'react';
import { useKeptDraft } from '#lib/kept-draft.ts';
import { notify } from '#lib/notice.ts';
import { loadResume, save } from '../../api.ts';
import type { EditorStore } from '../../editor/components/editor-store.ts';
import { createSaver, type SaveState, type Saver, type Stored } from '../model.ts';

export interface Saving extends Pick<Saver, 'flush' | 'overwrite'> {
  readonly state: SaveState;
  readonly stored: Stored;
  /** As it is at this moment, not when the page was drawn. */
  readonly version: () => number;
  /** Another call saved what is here now. */
  readonly adopt: Saver['adopt'];
  /** Drops what was typed here for what the server has. */
  readonly takeTheirs: () => Promise<void>;
}

function storedOf({ version, content, completeness, updatedAt }: ResumeDetail): Stored {
  return { version, content, completeness, updatedAt };
}

/** Says once that saving does not work, however often it is tried; a save that works ends the matter. */
function troubleTeller(): (state: SaveState) => void {
  let told: SaveState['kind'] = 'saved';
  return (state) => {
    if (state.kind === 'saved') told = 'saved';
    if (state.kind !== 'failed' && state.kind !== 'conflict') return;
    if (told === state.kind) return;
    told = state.kind;
    notify(
      'error',
      state.kind === 'failed' ? `没有保存：${state.message}` : '简历在别处被修改过，还没有保存',
      state.kind === 'failed' ? '输入的内容还在，会自动重试' : null,
    );
  };
}

/** Saves what is edited by itself, for as long as the page is open; when the page is put away, at once. */
export function useSaving(editor: EditorStore, resume: ResumeDetail): Saving {
  const { resumeId } = resume;
  const [shown, setShown] = useState<{ readonly state: SaveState; readonly stored: Stored }>({
    state: { kind: 'saved' },
    stored: storedOf(resume),
  });
  const [saver] = useState(() => {
    const tellTrouble = troubleTeller();
    return createSaver({
      stored: storedOf(resume),
      send: (version, content) => save({ resumeId, version, content }),
      load: async () => storedOf(await loadResume(resumeId)),
      show: (state, stored) => {
        setShown({ state, stored });
        tellTrouble(state);
      },
    });
  });

  useEffect(() => {
    const leave = editor.subscribe((now, before) => {
      if (now.content !== before.content) saver.change(now.content);
    });
    const putAway = () => {
      if (document.visibilityState === 'hidden') void saver.flush();
    };
    document.addEventListener('visibilitychange', putAway);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', putAway);
      saver.stop();
    };
  }, [editor, saver]);

  useKeptDraft<ResumeContent>('resume', {
    autosaved: true,
    read: () => (shown.state.kind === 'saved' ? undefined : editor.getState().content),
    restore: (kept) => editor.setState({ content: kept }),
  });

  return {
    ...shown,
    flush: saver.flush,
    overwrite: saver.overwrite,
    adopt: saver.adopt,
    version: () => saver.stored().version,
    async takeTheirs() {
      const theirs = await loadResume(resumeId);
      editor.reset(theirs.content, theirs.confidence);
      saver.adopt(storedOf(theirs));
    },
  };
}
