import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainArrangement } from '@pinjian/contract/resume-arrangement.ts';
import { resumeId, resumeOf, writtenContent } from '#web/testing/resume-server.ts';
import { useAdvising } from '../../advice/components/use-advice.ts';
import { useArranging } from '../../arranging/components/use-arranging.ts';
import { EditorContext, createEditor } from './editor-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openAround() {
  const editor = createEditor(resumeOf({ content: writtenContent() }));
  const open = () => {};
  let drawn = 0;
  const around = renderHook(
    () => {
      drawn++;
      const arranging = useArranging(resumeId, plainArrangement);
      return { arranging, advising: useAdvising(resumeId, arranging.arrangement, open) };
    },
    { wrapper: ({ children }: { children: ReactNode }) => <EditorContext value={editor}>{children}</EditorContext> },
  );
  return { ...around, editor, drawn: () => drawn };
}

it('what stands around the form is not another because the page is drawn again', () => {
  const { result, rerender } = openAround();
  const before = result.current;
  rerender();
  expect(result.current.arranging).toBe(before.arranging);
  expect(result.current.advising).toBe(before.advising);
});

it('typing draws nothing around the form before it has come to a pause', () => {
  const { editor, drawn } = openAround();
  const before = drawn();
  act(() => {
    for (const words of ['性格开朗', '性格开朗，吃苦耐劳', '性格开朗，吃苦耐劳，责任心强'])
      editor.change('selfEvaluation', words);
    vi.advanceTimersByTime(500);
  });
  expect(drawn()).toBe(before);
});
