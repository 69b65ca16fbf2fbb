import { notify } from '#lib/notice.ts';
import type { Arranging } from '../../arranging/components/use-arranging.ts';
import type { Saving } from '../../saving/components/use-saving.ts';
import { issuesOf } from '../model.ts';
import { useEditor } from './editor-store.ts';
import { focusField } from './focus-field.ts';

/** Does something once all is stored, words and order alike: what is printed is what is stored. Else says why not. */
export function useWhenStored(saving: Saving, arranging: Arranging): (act: () => void) => Promise<void> {
  const editor = useEditor();
  return async (act) => {
    const [isSaved, isArranged] = await Promise.all([saving.flush(), arranging.settled()]);
    if (isSaved) {
      // Why an order could not be stored is told where it is taken back.
      if (isArranged) act();
      return;
    }
    const issues = issuesOf(editor.getState().content);
    editor.complain(issues);
    notify('error', issues[0]?.message ?? '还没有存到服务器，输入的内容都在，会自动重试');
    if (issues[0] !== undefined) focusField(issues[0].path);
  };
}
