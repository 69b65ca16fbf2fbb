import { Button } from 'antd';
import { doubtsIn } from '../doubts/model.ts';
import { useEditing, useEditor } from './editor-store.ts';

interface SettleSectionProps {
  /** Of the section; paths of its fields begin with it. */
  readonly id: string;
  readonly title: string;
}

/** Says of all doubtful fields of a section at once that they are right; one field alone has a button of its own. */
export function SettleSection({ id, title }: SettleSectionProps) {
  const editor = useEditor();
  const count = useEditing(({ facts }) => doubtsIn(facts, id).length);
  if (count < 2) return null;

  function settle() {
    for (const path of doubtsIn(editor.getState().facts, id)) editor.settle(path);
  }

  return (
    <Button onClick={settle} aria-label={`${title}的 ${count} 处都没问题`}>
      这 {count} 处都没问题
    </Button>
  );
}
