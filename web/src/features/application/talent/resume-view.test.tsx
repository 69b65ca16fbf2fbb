import { emptyEntry, emptyResumeContent } from '@pinjian/contract/resume-content.ts';
import type { CandidateResume, KnownSchool } from '@pinjian/contract/resume.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openPart } from '#web/testing/open-part.tsx';
import { ResumeView } from './resume-view.tsx';

afterEach(cleanup);

/** Opens a resume whose schools the server took for these. */
function openWith(schools: readonly (readonly [words: string, known: KnownSchool | null])[]) {
  const { gender: _gender, ...basics } = emptyResumeContent().basics;
  const education = schools.map(([school, knownSchool]) => ({ ...emptyEntry.education(), school, knownSchool }));
  const content: CandidateResume['content'] = { ...emptyResumeContent(), basics, education };
  openPart(<ResumeView content={content} />, { as: 'employer', handle: () => undefined });
  return screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
}

describe('the schools of a candidate', () => {
  it('bear what recruiters look for, and their names where the words are others', () => {
    const tags = ['985', '211', '双一流'];
    expect(
      openWith([
        ['浙江大学', { name: '浙江大学', tags }],
        ['浙大', { name: '浙江大学', tags }],
        ['合肥学院', { name: '合肥大学', tags: [] }],
        ['合肥大学', { name: '合肥大学', tags: [] }],
        ['某某大学', null],
      ]),
    ).toEqual(['浙江大学985211双一流', '浙大浙江大学985211双一流', '合肥学院合肥大学', '合肥大学', '某某大学']);
  });
});
