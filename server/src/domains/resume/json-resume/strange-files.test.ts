import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyResumeContent, resumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { allCities } from '#domains/dictionary/index.ts';
import { createPlaces } from '../parsing/fields/places.ts';
import { leavesOf } from './leaves.ts';
import { readJsonResumeFile } from './read-file.ts';

const places = createPlaces(allCities());
const folder = new URL('./samples/', import.meta.url);
const names = readdirSync(folder).map((name) => name.replace(/\.json$/, ''));
const parsedOf = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as unknown;

async function read(name: string): Promise<ResumeContent> {
  const { content } = await readJsonResumeFile(parsedOf(name), places);
  expect(resumeContent.safeParse(content).error).toBeUndefined();
  return content;
}

/** What of a file stands in no field and is shown to its person. */
async function leftOf(name: string): Promise<string[]> {
  const { leaves } = await readJsonResumeFile(parsedOf(name), places);
  return leaves.all.filter((leaf) => !leaves.isTaken(leaf)).map(({ path, text }) => `${path}: ${text}`);
}

describe('files of JSON Resume that others wrote', () => {
  it('are of ten shapes', () => {
    expect(names).toHaveLength(10);
  });

  it.each(names)('lose no word: %s', async (name) => {
    const parsed = parsedOf(name);
    const { content, leaves } = await readJsonResumeFile(parsed, places);
    const held = JSON.stringify(content)
      .toLowerCase()
      .replaceAll(/\\n|\s/g, '');
    const missing = leavesOf(parsed)
      .all.filter(({ path }) => !/^\$schema$|^meta\.|picture|countryCode/.test(path))
      // Levels and times stand as values of the form.
      .filter(({ path }) => !/level$|studyType$|degree$|(?:date|start|end|phone|email|city|location)$/i.test(path))
      .filter(
        ({ text }) => !text.split(/[、,\n]/).every((part) => held.includes(part.toLowerCase().replaceAll(/\s/g, ''))),
      )
      .filter(({ text }) => !leaves.all.some((leaf) => leaf.text === text && !leaves.isTaken(leaf)));
    expect(
      missing.map(({ path }) => path).filter((path) => !/profiles\.\d+\.(?:username|network)$/.test(path)),
    ).toEqual([]);
  });

  it('whole: every part of the schema finds its place', async () => {
    const content = await read('whole');
    expect(content.basics).toMatchObject({
      name: 'Mira Example',
      phone: '',
      email: 'mira@example.com',
      city: { code: null, name: 'Springfield' },
      links: ['https://mira.example.com', 'https://git.example.com/mira', 'Mastodon：mira@example.social'],
    });
    expect(content.intentions[0]?.position).toBe('Backend Engineer');
    expect(content.work).toHaveLength(1);
    expect(content.work[0]?.roles.map(({ title, start, end, current }) => [title, start, end, current])).toEqual([
      ['Senior Engineer', '2019-03', null, true],
      ['Engineer', '2016-07', '2019-02', false],
    ]);
    expect(content.work[0]?.roles[0]?.description.split('\n')).toEqual([
      'Ships software for ports',
      'Owned the scheduler.',
      'Cut waiting time by 40 %',
      'Mentored four engineers',
      'Location: Springfield',
      'Website: https://harbour.example.com',
    ]);
    expect(content.education[0]).toMatchObject({
      school: 'University of Samples',
      degree: 5,
      start: '2012-09',
      end: '2016-06',
    });
    expect(content.education[0]?.description).toBe(
      'Degree: Bachelor\nScore: 3.8\nCS101 - Basics\nCS202 - Databases\nWebsite: https://uni.example.edu',
    );
    expect(content.skills).toEqual([
      { name: 'Backend', level: 4 },
      { name: 'Go', level: null },
      { name: 'PostgreSQL', level: null },
    ]);
    expect(content.certificates).toEqual([{ name: 'Cloud Architect · Sample Cloud', month: '2021-11' }]);
    expect(content.projects[0]).toMatchObject({
      name: 'Tide Table',
      role: 'Author、Maintainer',
      link: 'https://tide.example.com',
    });
    expect(content.others.map(({ title }) => title)).toEqual([
      'Volunteering',
      'Awards',
      'Publications',
      'Interests',
      'References',
    ]);
    // A phone that the form cannot hold, an address, and a page of a certificate are shown to be placed by hand.
    expect(await leftOf('whole')).toEqual([
      'basics.phone: (912) 555-4321',
      'basics.location.address: 27 Sample Road',
      'basics.location.postalCode: 94115',
      'basics.location.region: Nowhere',
      'certificates.0.url: https://c.example.com',
    ]);
  });

  it('of an earlier version', async () => {
    const content = await read('earlier-version');
    expect(content.basics).toMatchObject({
      city: { code: '101020100', name: '上海' },
      links: ['http://ada.example.com'],
    });
    expect(content.work[0]).toMatchObject({ company: 'Example Looms', roles: [{ title: 'Analyst', end: '2014-12' }] });
    expect(content.education[0]).toMatchObject({
      degree: 6,
      description: 'Degree: Master of Science\nScore: 4.0\nAnalysis',
    });
    expect(content.languages).toEqual([{ name: 'Deutsch', level: 'Muttersprache' }]);
    expect(await leftOf('earlier-version')).toEqual([]);
  });

  it('with nothing but who it is', async () => {
    const { basics, ...rest } = await read('only-basics');
    const { basics: _basics, ...empty } = emptyResumeContent();
    expect(basics).toMatchObject({ name: '周示例', phone: '13800138000', email: 'zhou@example.com' });
    expect(rest).toEqual(empty);
  });

  it('full of nulls and of times to the year', async () => {
    const { work, education, skills } = await read('full-of-nulls');
    expect(
      work.map(({ company, roles: [role] }) => [company, role?.title, role?.start, role?.end, role?.current]),
    ).toEqual([
      ['Example One', 'Clerk', '2020', null, true],
      ['Example Two', '', '2018-05', '2019', false],
    ]);
    expect(work[1]?.roles[0]?.description).toBe('Filed papers');
    expect(education).toMatchObject([{ school: 'Example School', start: null, end: '2017', current: false }]);
    expect(skills).toEqual([{ name: 'Typing', level: null }]);
  });

  it('with texts in place of lists', async () => {
    const content = await read('texts-for-lists');
    expect(content.basics).toMatchObject({
      city: { code: '101210100', name: '杭州' },
      links: ['https://li.example.com'],
    });
    expect(content.work[0]?.roles[0]).toMatchObject({ title: '运营', description: '负责活动运营', current: true });
    expect(content.education[0]).toMatchObject({ degree: 5, description: '传播学概论' });
    expect(content.skills.map(({ name }) => name)).toEqual(['文案', '剪辑', '数据分析']);
    expect(content.languages).toEqual([
      { name: '英语', level: '' },
      { name: '日语', level: 'N2' },
    ]);
    expect(content.certificates).toEqual([{ name: '普通话二级甲等', month: null }]);
    expect(content.others).toEqual([{ title: '兴趣爱好', description: '跑步\n摄影' }]);
    expect(content.projects[0]).toMatchObject({ name: '校园公众号', role: '主编', description: '技术：排版' });
  });

  it.each([
    ['what stands beside the resume', { resume: { basics: { name: '林示例' } }, note: '内推' }, 'note: 内推'],
    ['more than a level', { skills: [{ name: 'Go', level: '熟练，用了五年' }] }, 'skills.0.level: 熟练，用了五年'],
    [
      'the level of a skill that is there already',
      { skills: ['Go', { name: 'go', level: '精通' }] },
      'skills.1.level: 精通',
    ],
    [
      'more than a month',
      { work: [{ name: '云杉', startDate: '2020.05–2021.06 实习' }] },
      'work.0.startDate: 2020.05–2021.06 实习',
    ],
    [
      'a name that its address does not say',
      { basics: { name: '林', profiles: [{ network: '知乎', username: 'lin', url: 'https://z.example.com/p/1' }] } },
      'basics.profiles.0.username: lin',
    ],
  ])('give back %s', async (_name, parsed, left) => {
    const { leaves } = await readJsonResumeFile(parsed, places);
    const open = leaves.all.filter((leaf) => !leaves.isTaken(leaf)).map(({ path, text }) => `${path}: ${text}`);
    expect(open).toEqual([left]);
  });

  it.each(['2020年5月', '2020年5月1日', 'May 2020', '2020.05', '2020-05-01'])(
    'know a month by itself: %s',
    async (text) => {
      const { content, leaves } = await readJsonResumeFile({ work: [{ name: '云杉', startDate: text }] }, places);
      expect(content.work[0]?.roles[0]?.start).toBe('2020-05');
      expect(leaves.all.every((leaf) => leaves.isTaken(leaf))).toBe(true);
    },
  );

  it('inside something else, with fields that nobody knows', async () => {
    const content = await read('unknown-fields');
    expect(content.basics.name).toBe('Uma Example');
    expect(content.work[0]?.roles[0]).toMatchObject({ title: 'Miller', start: '2015-02', end: '2016-08' });
    expect(await leftOf('unknown-fields')).toEqual([
      'theme: plain',
      'basics.pronouns: she/her',
      'basics.custom.visa: needs sponsorship',
      'basics.custom.notice: 30',
      'work.0.teamSize: 12',
      'patents.0.title: A quieter mill',
      'patents.0.number: X-1',
    ]);
  });

  it('with rich text, of which the words are read', async () => {
    const { selfEvaluation, work, skills } = await read('rich-text');
    expect(selfEvaluation).toBe('五年 B 端产品经验\n关注 A & B 测试，懂 a < b');
    expect(work[0]?.roles[0]?.description).toBe('负责结算系统\n推动上线三次');
    expect(skills).toEqual([{ name: 'C++ vector<int>', level: 3 }]);
  });

  it('without the part for the person, in words of other programs', async () => {
    const content = await read('flat');
    expect(content.basics).toMatchObject({
      name: '陈样例',
      phone: '13900139000',
      city: { code: '101270100', name: '成都' },
      links: ['https://git.example.com/chen', 'https://chen.example.com', '知乎：chen-yl'],
    });
    expect(content.intentions[0]?.position).toBe('测试工程师');
    expect(content.work[0]).toMatchObject({
      company: '样例网络',
      roles: [{ title: '测试', start: '2022-03', current: true }],
    });
    expect(content.education[0]).toMatchObject({
      school: '样例学院',
      major: '软件技术',
      degree: 4,
      start: '2019',
      end: '2022',
    });
    expect(content.certificates).toEqual([{ name: '软件评测师', month: '2023-05' }]);
  });

  it('in Chinese, with times as they are said', async () => {
    const content = await read('chinese');
    expect(content.basics).toMatchObject({ phone: '13900139001', email: 'zhao@example.com' });
    expect(content.basics.city?.name).toBe('苏州');
    expect(content.work.map(({ roles: [role] }) => [role?.start, role?.end, role?.current])).toEqual([
      ['2018-05', null, true],
      ['2014-07', '2018-04', false],
    ]);
    expect(content.education[0]).toMatchObject({ degree: 6, description: '成绩：前 5%' });
    expect(content.others).toEqual([
      { title: '志愿经历', description: '社区图书室 · 志愿者 · 2019\n每周整理图书' },
      { title: '获奖经历', description: '优秀员工 · 样本装备 · 2020-12' },
      { title: '推荐人', description: '可面谈时提供' },
    ]);
    expect(content.skills).toEqual([
      { name: 'SolidWorks', level: 4 },
      { name: 'PLC', level: null },
    ]);
    expect(await leftOf('chinese')).toEqual(['basics.location.address: 工业园示例路 1 号', 'skills.1.level: 会一点']);
  });

  it('from a network: posts at one employer together, times that are none left to see', async () => {
    const content = await read('from-a-network');
    expect(content.work.map(({ company, roles }) => [company, roles.length])).toEqual([
      ['Example Bank', 2],
      ['Example Insurance', 1],
    ]);
    expect(content.work[0]?.roles.map(({ start, end, current }) => [start, end, current])).toEqual([
      ['2021-05', null, true],
      ['2019-01', '2021-04', false],
    ]);
    expect(content.education[0]).toMatchObject({ degree: 7, start: null, end: '2018-06' });
    expect(content.skills.map(({ name }) => name)).toEqual(['SQL', 'Python']);
    expect(await leftOf('from-a-network')).toEqual(['education.0.startDate: sometime']);
  });
});

describe('a file that means ill', () => {
  it('is read as the words it holds, within the limits of the form', async () => {
    const parsed: unknown = JSON.parse(
      JSON.stringify({
        basics: {
          name: '<img src=x onerror=alert(1)>林示例',
          email: '=cmd|calc@example.com',
          summary: `<script>alert(1)</script>${'长'.repeat(5000)}`,
          profiles: Array.from({ length: 500 }, (_, index) => ({ url: `https://e.example.com/${index}` })),
        },
        work: Array.from({ length: 500 }, (_, index) => ({ name: `公司${index}`, position: '岗'.repeat(500) })),
        skills: Array.from({ length: 5000 }, (_, index) => `技能${index}`),
        awards: Array.from({ length: 500 }, () => ({ title: '奖'.repeat(300) })),
      }).replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":1},'),
    );
    const { content, leaves } = await readJsonResumeFile(parsed, places);
    expect(resumeContent.safeParse(content).error).toBeUndefined();
    expect(content.basics.name).toBe('林示例');
    expect(content.work).toHaveLength(20);
    expect(content.skills).toHaveLength(60);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(leaves.all.some((leaf) => leaf.text.startsWith('长') && !leaves.isTaken(leaf))).toBe(true);
  });

  it('that goes down without end is read as far as a resume goes', async () => {
    let deep: unknown = '底';
    for (let level = 0; level < 5000; level += 1) deep = level % 2 === 0 ? [deep] : { a: deep };
    const { leaves } = await readJsonResumeFile({ basics: { name: '林示例', deep } }, places);
    expect(leaves.all.map(({ text }) => text)).toEqual(['林示例']);
  });
});
