import type { ResumeDetail } from '@pinjian/contract/resume.ts';
import { useState, type ReactNode } from 'react';
import { useSaving, type Saving } from '../../saving/components/use-saving.ts';
import { EditorContext, createEditor } from './editor-store.ts';

interface EditorProviderProps {
  readonly resume: ResumeDetail;
  readonly children: (saving: Saving) => ReactNode;
}

/** One resume being edited: its form's state, saving by itself, and the question before leaving. */
export function EditorProvider({ resume, children }: EditorProviderProps) {
  const [editor] = useState(() => createEditor(resume));
  const saving = useSaving(editor, resume);
  return <EditorContext value={editor}>{children(saving)}</EditorContext>;
}
