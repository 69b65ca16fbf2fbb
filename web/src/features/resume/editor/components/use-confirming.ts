import { useMutation } from '@tanstack/react-query';
import type { InputIssue } from '@pinjian/contract/envelope.ts';
import { requiredToConfirm } from '@pinjian/contract/resume.ts';
import { CallError } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { confirm } from '#ui/confirm.tsx';
import { confirmMutation } from '../../api.ts';
import type { Saving } from '../../saving/components/use-saving.ts';
import { countUncertain } from '../doubts/model.ts';
import { issuesOf, storable } from '../model.ts';
import { countOpen } from '../unplaced/model.ts';
import { useEditor } from './editor-store.ts';
import { focusField, focusNextDoubt } from './focus-field.ts';

function issuesIn(error: unknown): readonly InputIssue[] {
  if (!(error instanceof CallError) || !Array.isArray(error.data)) return [];
  return (error.data as InputIssue[]).map(({ path, message }) => ({ path: path.replace(/^content\./, ''), message }));
}

interface Confirming {
  readonly isPending: boolean;
  /** Answers whether the resume is confirmed now. */
  readonly confirmResume: () => Promise<boolean>;
}

/**
 * Declares a resume checked: nothing wrong in it, no doubt passed over unasked, saved.
 * @param onLines shows the lines of the file that reached no field.
 */
export function useConfirming(resumeId: string, saving: Saving, onLines: () => void): Confirming {
  const editor = useEditor();
  const { isPending, mutateAsync } = useMutation(confirmMutation);

  function complain(issues: readonly InputIssue[]): void {
    const [first] = issues;
    if (first === undefined) return;
    editor.complain(issues);
    notify('error', first.message);
    focusField(first.path);
  }

  function onGoOn(hasDoubts: boolean): void {
    if (hasDoubts) focusNextDoubt(null);
    else onLines();
  }

  async function passesDoubts(): Promise<boolean> {
    const { facts, unplaced } = editor.getState();
    const [doubts, lines] = [countUncertain(facts), countOpen(unplaced)];
    if (doubts === 0 && lines === 0) return true;
    const goOn = await confirm({
      title: `还有 ${[...(doubts > 0 ? [`${doubts} 处没有核对`] : []), ...(lines > 0 ? [`${lines} 行没有归类`] : [])].join('，')}`,
      text: [
        ...(doubts > 0 ? ['有些内容识别得不太确定，可能与您的文件不一致，确认后企业会看到它们。'] : []),
        ...(lines > 0 ? ['没有归类的文字不在简历里，确认后企业看不到它们。'] : []),
      ].join(''),
      yes: '直接确认',
      no: '继续核对',
    });
    if (!goOn) onGoOn(doubts > 0);
    return goOn;
  }

  async function confirmResume(): Promise<boolean> {
    const { content } = editor.getState();
    const missing = requiredToConfirm
      .filter((each) => !each.filled(content))
      .map(({ path, message }) => ({ path, message }));
    const issues = [...missing, ...issuesOf(content)];
    complain(issues);
    if (issues.length > 0 || !(await passesDoubts())) return false;
    const stored = storable(content);
    if (!(await saving.flush()) || stored === null) {
      notify('error', '还没有存到服务器，输入的内容都在，会自动重试');
      return false;
    }
    try {
      const saved = await mutateAsync({ resumeId, version: saving.version(), content: stored });
      saving.advance({
        version: saved.version,
        content: stored,
        completeness: saved.completeness,
        savedAt: saved.savedAt,
      });
      return true;
    } catch (error) {
      const found = issuesIn(error);
      if (found.length > 0) complain(found);
      else notify('error', error instanceof CallError ? error.message : '确认失败，请稍后再试');
      return false;
    }
  }

  return { isPending, confirmResume };
}
