import { describe, expect, it } from 'vitest';
import {
  arrangedOrder,
  arrangedSections,
  plainArrangement,
  shownContent,
} from '@pinjian/contract/resume-arrangement.ts';
import { writtenContent } from '#web/testing/resume-server.ts';
import { formOrder, headingOf, withHidden, withMoved, withTitle } from './model.ts';

describe('the parts of a resume in an order', () => {
  it('begins with who one is and what one looks for, whatever moves', () => {
    const moved = withMoved(plainArrangement, 'skills', 0);
    expect(formOrder(moved).slice(0, 4)).toEqual(['basics', 'intentions', 'skills', 'education']);
    expect(moved.order).toHaveLength(arrangedSections.length);
  });

  it('goes no further than its ends, and says when nothing changed', () => {
    const last = withMoved(plainArrangement, 'education', 99);
    expect(arrangedOrder(last).at(-1)).toBe('education');
    expect(withMoved(last, 'education', 99)).toBe(last);
    expect(withMoved(plainArrangement, 'education', -1)).toBe(plainArrangement);
  });

  it('has every part once, also where an earlier version did not know it', () => {
    expect(arrangedOrder({ order: ['work', 'work', 'education'] }).toSorted()).toEqual(
      [...arrangedSections].toSorted(),
    );
  });

  it('calls them in the person’s words until those are ours again', () => {
    const titled = withTitle(plainArrangement, 'work', ' 实习经历 ');
    expect(headingOf(titled, 'work')).toBe('实习经历');
    expect(headingOf(titled, 'basics')).toBe('基本信息');
    expect(withTitle(titled, 'work', '工作经历')).toEqual(plainArrangement);
    expect(withTitle(titled, 'work', '')).toEqual(plainArrangement);
  });

  it('leaves out what is hidden, and nothing of it is lost', () => {
    const hidden = withHidden(withHidden(plainArrangement, 'skills', true), 'selfEvaluation', true);
    const content = { ...writtenContent(), selfEvaluation: '安静' };
    expect(shownContent(content, hidden)).toEqual({ ...content, skills: [], selfEvaluation: '' });
    expect(withHidden(withHidden(hidden, 'skills', false), 'selfEvaluation', false)).toEqual(plainArrangement);
  });
});
