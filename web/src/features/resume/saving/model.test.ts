import { emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import { describe, expect, it } from 'vitest';
import { fieldText, labelOf, resumeFields } from './model.ts';

describe('the fields of a resume', () => {
  it('are all of it, each once, and all have a name', () => {
    const { basics, ...rest } = emptyResumeContent();
    const all = [...Object.keys(basics).map((key) => `basics.${key}`), ...Object.keys(rest)];
    expect(Object.values(resumeFields).flat().toSorted()).toEqual(all.toSorted());
    expect(all.map(labelOf)).not.toContain('简历内容');
  });

  it('are read in words, an entry a line, without codes', () => {
    const empty = emptyResumeContent();
    const content = {
      ...empty,
      basics: { ...empty.basics, city: { code: '101210100', name: '杭州' } },
      skills: [
        { name: 'React', level: 3 },
        { name: 'Vue', level: null },
      ],
    };
    expect(fieldText('basics.city', content)).toBe('杭州');
    expect(fieldText('skills', content)).toBe('React\nVue');
    expect(fieldText('work', content)).toBe('');
  });
});
