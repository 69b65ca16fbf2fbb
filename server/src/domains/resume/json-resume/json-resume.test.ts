import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { resumeContent } from '@pinjian/contract/resume-content.ts';
import { allCities } from '#domains/dictionary/index.ts';
import { anyResumeContent } from '#testing/resume-content.ts';
import { sampleContent } from '#testing/resume.ts';
import { createPlaces } from '../parsing/fields/places.ts';
import { readJsonResumeFile } from './read-file.ts';
import { jsonResume, ownPart } from './schema.ts';
import { writeJsonResume } from './write.ts';

const places = createPlaces(allCities());
const by = { product: '聘见', updatedAt: new Date('2026-11-20T02:00:00Z') };
const written = (content: ReturnType<typeof sampleContent>) =>
  JSON.parse(JSON.stringify(writeJsonResume(content, by))) as Record<string, unknown>;
const read = (parsed: unknown) => readJsonResumeFile(parsed, places);

describe('a resume of ours as JSON Resume', () => {
  it('is what the schema asks for, and comes back whole, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyResumeContent, async (content) => {
        const file = written(content);
        expect(jsonResume.safeParse(file).error).toBeUndefined();
        const back = await read(file);
        expect(back.content).toEqual(content);
      }),
      { numRuns: 200 },
    );
  });

  it('says nothing of what is empty', () => {
    const { basics, work, skills } = written(sampleContent());
    expect(basics).toEqual({
      name: '林示例',
      label: '前端工程师',
      email: 'linshili@example.com',
      phone: '13800138000',
      location: { city: '杭州', countryCode: 'CN' },
    });
    expect(work).toEqual([
      {
        name: '云杉示例科技有限公司',
        position: '前端工程师',
        startDate: '2021-07',
        highlights: ['负责商家后台的前端开发'],
      },
    ]);
    expect(skills).toEqual([{ name: 'TypeScript', level: '熟练' }]);
  });

  it('that somebody changed since holds in the sections that they changed', async () => {
    const content = sampleContent();
    const file = written(content) as { work: { position: string }[]; basics: { name: string } };
    const [first] = file.work;
    if (first === undefined) throw new Error('no work was written');
    first.position = '前端负责人';
    const { content: back } = await read(file);
    expect(back.work[0]?.roles[0]?.title).toBe('前端负责人');
    expect(back.basics).toEqual(content.basics);
    expect(back.skills).toEqual(content.skills);
  });

  it('whose own part was tampered with is read by what it shows', async () => {
    const file = written(sampleContent()) as { meta: Record<string, unknown> };
    for (const own of [null, 'x', { content: {} }, { format: 'pinjian-resume', version: 1, content: { basics: 1 } }]) {
      file.meta[ownPart] = own;
      const { content } = await read(file);
      expect(content.basics.name).toBe('林示例');
      expect(resumeContent.safeParse(content).error).toBeUndefined();
    }
  });
});
