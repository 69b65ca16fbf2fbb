import type { ContentPath, ContentValue } from '../model.ts';
import { valueAt } from '../model.ts';
import { useEditing, useEditor } from './editor-store.ts';

/** The value at a path and how to change it; drawn again only when that value changes. */
export function useField<P extends ContentPath>(path: P): readonly [ContentValue<P>, (value: ContentValue<P>) => void] {
  const editor = useEditor();
  const value = useEditing((editing) => valueAt(editing.content, path));
  return [value, (next) => editor.change(path, next)];
}
