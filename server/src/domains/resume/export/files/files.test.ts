import { readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { emptyEntry, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { resumeFileFormats, type ResumeFileFormat } from '@pinjian/contract/resume-file.ts';
import { resumeTemplates } from '@pinjian/contract/resume-print.ts';
import { arrangeResume } from '#domains/resume/arrange-resume.ts';
import { deleteResume } from '#domains/resume/delete-resume.ts';
import { sampleContents } from '#testing/resume-content.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';
import { getResumeFile } from './get-resume-file.ts';
import { outlineOf } from './outline.ts';
import { sectionOrder } from './section-order.ts';
import { writeDocx } from './write-docx.ts';
import { writeMarkdown } from './write-markdown.ts';

const world = useWorld();
const refused = (code: number) => expect.objectContaining({ name: 'Refusal', code }) as unknown;
const nothing = { gender: false, birth: false };

/** With a section of every kind, in words that tell where they stand. */
function wholeContent(): ResumeContent {
  return sampleContent({
    intentions: [{ ...emptyEntry.intention(), position: '前端工程师', cities: [{ code: '101210100', name: '杭州' }] }],
    education: [
      { ...emptyEntry.education(), school: '示例大学', major: '软件工程', degree: 5, start: '2017-09', end: '2021-06' },
    ],
    projects: [
      { ...emptyEntry.project(), name: '商家后台', role: '负责人', start: '2022', description: '拆成三步\n提升 30%' },
    ],
    certificates: [{ name: '软考中级', month: '2020-11' }],
    languages: [{ name: '英语', level: 'CET-6' }],
    selfEvaluation: '认真负责。',
    others: [{ title: '获奖经历', description: '校级一等奖' }],
  });
}

describe('the order of sections', () => {
  it.each(resumeTemplates.filter((each) => each !== 'modern'))('is that of the pages: %s', (template) => {
    const source = readFileSync(new URL(`../templates/${template}.typ`, import.meta.url), 'utf8');
    const [, listed = ''] = /#sections\(\s*\(([^)]*)\)/.exec(source) ?? [];
    const named = [...listed.matchAll(/"(\w+)"/g)].map(([, key]) => key);
    // What a template draws by itself it draws above the rest.
    const order = sectionOrder(template);
    expect([...order.filter((key) => !named.includes(key)), ...named]).toEqual(order);
  });
});

describe('a resume as Markdown', () => {
  it('has its headings, its lists and its words, in the order of its template', () => {
    expect(writeMarkdown(outlineOf(wholeContent(), nothing, { template: 'campus' }))).toMatchInlineSnapshot(`
      "# 林示例

      求职意向：前端工程师 | 期望城市：杭州

      13800138000 | linshili@example.com | 现居 杭州

      ## 教育经历

      ### 示例大学 | 软件工程 | 本科 | 2017.09 - 2021.06

      ## 工作经历

      ### 云杉示例科技有限公司 | 前端工程师 | 2021.07 - 至今

      - 负责商家后台的前端开发

      ## 项目经历

      ### 商家后台 | 负责人 | 2022

      - 拆成三步
      - 提升 30%

      ## 专业技能

      TypeScript（熟练）

      ## 证书

      软考中级（2020.11）

      ## 语言能力

      英语：CET-6

      ## 自我评价

      认真负责。

      ## 获奖经历

      - 校级一等奖
      "
    `);
  });

  it('is told as its person arranged it, without what they hide', () => {
    const arrangement = {
      order: ['skills', 'others', 'work'],
      hidden: ['projects'],
      titles: { work: '实习经历' },
    } as const;
    const text = writeMarkdown(
      outlineOf(wholeContent(), nothing, {
        template: 'classic',
        arrangement: { ...arrangement, order: [...arrangement.order], hidden: [...arrangement.hidden] },
      }),
    );
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
      '专业技能',
      '获奖经历',
      '实习经历',
      '自我评价',
      '教育经历',
      '证书',
      '语言能力',
    ]);
    expect(text).not.toMatch(/项目经历|拆成三步/);
  });

  it('speaks the language of its template', () => {
    const text = writeMarkdown(outlineOf(wholeContent(), nothing, { template: 'english' }));
    expect(text).toContain('## Work Experience');
    expect(text).toContain('Jul 2021 - Present');
  });

  it('shows what people wrote as text', () => {
    const words = '# 标题\n- 列表 *星* _下_ `码` [字](http://a) <b>粗</b> a|b c | d &amp; \\\n1. 第一\n=CMD()';
    const text = writeMarkdown(outlineOf(sampleContent({ selfEvaluation: words }), nothing, { template: 'classic' }));
    expect(text).toContain(String.raw`\# 标题`);
    expect(text).toContain(
      String.raw`\- 列表 \*星\* \_下\_ \`码\` \[字\](http://a) \<b\>粗\</b\> a\|b c | d \&amp; \\`,
    );
    expect(text).toContain(String.raw`1\. 第一`);
    expect(text).toContain(String.raw`\=CMD()`);
  });
});

describe('a resume as a Word document', () => {
  const look = { palette: 'blue', isEnglish: false, product: '聘见' } as const;

  it('has true headings and lists', async () => {
    const bytes = await writeDocx(outlineOf(wholeContent(), nothing, { template: 'classic' }), look);
    const { value, messages } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    const headings = [...value.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, title]) => title);
    expect(headings).toEqual(
      expect.arrayContaining([
        '自我评价',
        '工作经历',
        '项目经历',
        '教育经历',
        '专业技能',
        '证书',
        '语言能力',
        '获奖经历',
      ]),
    );
    expect(value).toMatch(/<h2>商家后台 \| 负责人\t2022<\/h2><ul><li>拆成三步<\/li><li>提升 30%<\/li><\/ul>/);
  });

  it('opens whatever stands in it', async () => {
    for (const content of sampleContents(25)) {
      const odd = { ...content, selfEvaluation: `${content.selfEvaluation}\u0001\u000B\uFFFE\uD800 &<>"'` };
      const bytes = await writeDocx(outlineOf(odd, { gender: true, birth: true }, { template: 'classic' }), look);
      const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
      expect(value).toContain(`&<>"'`);
    }
  });
});

describe('getResumeFile', () => {
  async function own(content = wholeContent()) {
    const seeker = await world.seeker();
    const resumeId = await confirmedResume(world, seeker, content);
    return { ctx: world.as(seeker), resumeId };
  }
  const fetched = async (url: string) => (await world.app()).inject({ url });

  it.each(resumeFileFormats)(
    'answers an address of the file, again and again, to its owner only: %s',
    async (format) => {
      const { ctx, resumeId } = await own();
      const answer = await getResumeFile(ctx, { resumeId, format });
      expect(await getResumeFile(ctx, { resumeId, format })).toEqual(answer);
      expect(answer.name).toMatch(/^林示例-简历\.(docx|md|json)$/);
      const file = await fetched(answer.url);
      expect(file.statusCode).toBe(200);
      expect(file.headers['cache-control']).toBe('no-store');
      expect(file.headers['content-disposition']).toContain(encodeURIComponent('林示例-简历'));
      expect(file.rawPayload.length).toBeGreaterThan(300);
      const stranger = world.as(await world.seeker());
      await expect(getResumeFile(stranger, { resumeId, format })).rejects.toEqual(refused(40400));
    },
  );

  it('is worth nothing when it is changed, expired, or the resume is gone', async () => {
    const { ctx, resumeId } = await own();
    const address = async (format: ResumeFileFormat) => (await getResumeFile(ctx, { resumeId, format })).url;
    const url = await address('json');
    for (const forged of [
      url.replace('.json', '.docx'),
      url.replace('shown=', 'shown=gb'),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(/signature=.{3}/, 'signature=abc'),
      '/resume/file/x.json',
    ])
      expect((await fetched(forged)).statusCode).toBe(404);
    await deleteResume(ctx, { resumeId });
    expect((await fetched(url)).statusCode).toBe(404);
    const later = await own();
    const { url: old } = await getResumeFile(later.ctx, { resumeId: later.resumeId, format: 'json' });
    world.clock.advance(601_000);
    expect((await fetched(old)).statusCode).toBe(404);
  });

  it.each(resumeFileFormats)('holds nothing of what is hidden, not even inside: %s', async (format) => {
    const { ctx, resumeId } = await own();
    await arrangeResume(ctx, {
      resumeId,
      from: { order: null, hidden: [], titles: {} },
      order: null,
      hidden: ['projects', 'others'],
      titles: {},
    });
    const { rawPayload } = await fetched((await getResumeFile(ctx, { resumeId, format })).url);
    const told =
      format === 'docx' ? (await mammoth.extractRawText({ buffer: rawPayload })).value : rawPayload.toString('utf8');
    expect(told).toContain('云杉示例科技有限公司');
    expect(told).not.toMatch(/拆成三步|提升 30%|获奖经历|校级一等奖/);
  });

  it('holds gender and birth by choice alone', async () => {
    const { basics } = sampleContent();
    const { ctx, resumeId } = await own(sampleContent({ basics: { ...basics, gender: 1, birthMonth: '1999-03' } }));
    const textOf = async (input: { gender?: boolean; birth?: boolean }) => {
      const texts: string[] = [];
      for (const format of ['markdown', 'json'] as const)
        texts.push((await fetched((await getResumeFile(ctx, { resumeId, format, ...input })).url)).payload);
      return texts;
    };
    for (const text of await textOf({})) expect(text).not.toMatch(/1999|女|"gender": 1/);
    for (const text of await textOf({ gender: true, birth: true })) expect(text).toMatch(/1999[.-]03/);
    const [, json = ''] = await textOf({ gender: true });
    expect(json).toContain('"gender": 1');
    expect(json).not.toContain('1999');
  });
});
