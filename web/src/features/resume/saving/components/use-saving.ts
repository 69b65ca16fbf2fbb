import { errors } from '@pinjian/contract/errors.ts';
import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { useEffect } from 'react';
import { withFields } from '#lib/saving/merge.ts';
import type { Saved } from '#lib/saving/saver.ts';
import { useSaver, type Saving as SavingOf } from '#lib/saving/use-saver.ts';
import { loadResume, save } from '../../api.ts';
import type { EditorStore } from '../../editor/components/editor-store.ts';
import { storable } from '../../editor/model.ts';
import { resumeFields } from '../model.ts';

/** A resume as the server has it. */
interface SavedResume extends Saved<ResumeContent> {
  /** Per cent. */
  readonly completeness: number;
}

export interface Saving extends SavingOf<ResumeContent, ResumeContent, SavedResume> {
  /** Drops what was typed here for what the server has. */
  readonly takeTheirs: () => Promise<void>;
}

function savedOf({ version, content, completeness, updatedAt }: ResumeDetail): SavedResume {
  return { version, content: storable(content) ?? content, completeness, savedAt: updatedAt };
}

/** Saves what is edited by itself; what another tab or device wrote into other fields meanwhile appears in it. */
export function useSaving(editor: EditorStore, resume: ResumeDetail): Saving {
  const { resumeId } = resume;
  const saving = useSaver<ResumeContent, ResumeContent, SavedResume>({
    name: 'resumeDraft',
    movedCode: errors.stateChanged.code,
    stored: savedOf(resume),
    fields: resumeFields,
    storable,
    put: (held, content, names) => withFields(resumeFields, held, content, names),
    async send(version, content) {
      const answer = await save({ resumeId, version, content });
      return { version: answer.version, content, completeness: answer.completeness, savedAt: answer.savedAt };
    },
    load: async () => savedOf(await loadResume(resumeId)),
    onMerged: editor.take,
  });
  const { change } = saving;

  useEffect(
    () =>
      editor.subscribe((now, before) => {
        if (now.content !== before.content) change(now.content);
      }),
    [editor, change],
  );

  return {
    ...saving,
    async takeTheirs() {
      const theirs = await loadResume(resumeId);
      editor.reset(theirs);
      saving.adopt(savedOf(theirs));
    },
  };
}
