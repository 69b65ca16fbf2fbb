import { uncertainBelow } from '@pinjian/contract/resume.ts';
import { describe, expect, it } from 'vitest';
import { emptyResumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import { readFields } from '../read-fields.ts';
import { cutBullet, joinParts, type TextLine } from '../text/line.ts';
import { createPlaces } from './places.ts';
import { readSalary } from './salary.ts';

const places = createPlaces([
  { code: '101210100', name: '杭州', fullName: '杭州市' },
  { code: '101020100', name: '上海', fullName: '上海市' },
]);

/** Lines of one column; a tab is a gap, an asterisk in front stands out. */
function read(text: string): {
  content: ResumeContent;
  confidence: Record<string, { score: number; reason: string | null }>;
} {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): TextLine => {
      const strong = line.startsWith('*');
      const cut = cutBullet(strong ? line.slice(1) : line);
      const parts = cut.text.split('\t').filter((part) => part !== '');
      return {
        parts,
        text: joinParts(parts),
        page: 1,
        size: strong ? 1.5 : 1,
        strong,
        bullet: cut.bullet,
        indent: 0,
        reach: 'short',
        block: 0,
      };
    });
  return readFields(lines, places);
}

const roles = (content: ResumeContent) =>
  content.work.map(({ company, roles }) => [
    company,
    ...roles.map(({ title, start, end, current }) => `${title} ${start}~${current ? '至今' : end}`),
  ]);

describe('the head of a resume', () => {
  it.each([
    ['a label', '姓名：张示例', '张示例'],
    ['cells of a table', '姓名\t张示例\t性别\t男', '张示例'],
    ['a label with a gap inside', '姓\t名：张示例\t性\t别：男', '张示例'],
    ['the largest words', '*张示例\n前端工程师', '张示例'],
    ['letters set apart', '*张 示 例', '张示例'],
    ['a double family name', '*欧阳示范', '欧阳示范'],
    ['a name of four after a title', '*个人简历\n*司马样本', '司马样本'],
    ['a dotted name', '*阿依古丽·买买提', '阿依古丽·买买提'],
    ['a Latin name', '*Sample Wang\nData Analyst', 'Sample Wang'],
    ['a rare double family name', '*太史例棠\n增长负责人', '太史例棠'],
    ['a Latin name with accents', '*CAMILLE ÉCHANTILLON\nSet Designer', 'CAMILLE ÉCHANTILLON'],
  ])('finds the name: %s', (_what, text, name) => {
    expect(read(`${text}\n13800138000`).content.basics.name).toBe(name);
  });

  it.each(['个人简历\n13800138000', '产品经理\n13800138000', 'Senior Engineer\n13800138000'])(
    'takes none from %s',
    (text) => {
      expect(read(text).content.basics.name).toBe('');
    },
  );

  it.each([
    ['13800138000', '13800138000'],
    ['138 0013 8000', '13800138000'],
    ['+86 138-0013-8000', '13800138000'],
    ['(86)13800138000', '13800138000'],
    ['订单号 2138001380001', ''],
    ['010-88886666', ''],
  ])('reads the phone in %s', (text, phone) => {
    expect(read(`*张示例\n${text}`).content.basics.phone).toBe(phone);
  });

  it('puts together a phone in groups of its own and an address broken by a narrow column', () => {
    const { basics } = read('*张示例\n1380 013 8000\nzhang.shili@exam\nple.com').content;
    expect(basics).toMatchObject({ phone: '13800138000', email: 'zhang.shili@example.com' });
  });

  it('doubts the first of two phones', () => {
    const { content, confidence } = read('*张示例\n13800138000 / 13900139000');
    expect(content.basics.phone).toBe('13800138000');
    expect(confidence['basics.phone']).toMatchObject({ score: 0.7, reason: '文件里有不止一个，取了第一个' });
  });

  it.each([
    ['在职-考虑机会', 3],
    ['在职，一个月内到岗', 2],
    ['离职', 1],
    ['离职-随时到岗', 1],
    ['在职，暂不考虑', 4],
    ['应届生', 5],
    ['在职', null],
  ])('reads the job status %s', (text, status) => {
    expect(read(`*张示例\n男 | ${text}`).content.basics.jobStatus).toBe(status);
  });

  it('does not take a period or a graduation for the birthday', () => {
    expect(read('*张示例\n2019.07 毕业 | 2015.09-2019.06').content.basics.birthMonth).toBeNull();
  });

  it('takes the city of a label before any other, and says when there was none', () => {
    expect(read('*张示例\n杭州 | 现居：上海').content.basics.city).toEqual({ code: '101020100', name: '上海' });
    const { content, confidence } = read('*张示例\n杭州 | 13800138000');
    expect(content.basics.city).toEqual({ code: '101210100', name: '杭州' });
    expect(confidence['basics.city.name']).toMatchObject({ score: 0.7 });
  });
});

describe('readSalary', () => {
  it.each([
    ['25-35K·14薪', { min: 2_500_000, max: 3_500_000, cycle: 1, months: 14 }],
    ['15K-20K', { min: 1_500_000, max: 2_000_000, cycle: 1, months: 12 }],
    ['12000-15000元/月', { min: 1_200_000, max: 1_500_000, cycle: 1, months: 12 }],
    ['1.5万-2万', { min: 1_500_000, max: 2_000_000, cycle: 1, months: 12 }],
    ['1-1.5w', { min: 1_000_000, max: 1_500_000, cycle: 1, months: 12 }],
    ['30万/年', { min: 30_000_000, max: 30_000_000, cycle: 5, months: 12 }],
    ['200元/天', { min: 20_000, max: 20_000, cycle: 2, months: 12 }],
    ['30K-40K*15', { min: 3_000_000, max: 4_000_000, cycle: 1, months: 15 }],
    ['面议', { min: null, max: null, cycle: 1, months: 12 }],
  ])('%s', (text, salary) => {
    expect(readSalary(text)?.salary).toEqual(salary);
  });

  it.each(['', '按公司标准', '20-10K', '5-8'])('none in %s', (text) => {
    expect(readSalary(text)).toBeNull();
  });
});

describe('work', () => {
  const shapes: [string, string, unknown][] = [
    [
      'all on one line',
      '云杉示例科技有限公司\t前端工程师\t2021.07 - 至今',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'the period first',
      '2021.07-2024.06\t云杉示例科技有限公司\t前端工程师',
      [['云杉示例科技有限公司', '前端工程师 2021-07~2024-06']],
    ],
    [
      'the post below',
      '云杉示例科技有限公司\t2021.07-至今\n前端工程师',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'the company above',
      '*云杉示例科技有限公司\n前端工程师\t2021.07-至今',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'the post first',
      '前端工程师\t2021.07-至今\n云杉示例科技有限公司',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'line by line',
      '2021.07-至今\n云杉示例科技有限公司\n前端工程师',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'labels',
      '公司名称：云杉示例科技有限公司\n职位：前端工程师\n时间：2021.07-至今',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'written as one word',
      '云杉示例科技有限公司前端工程师 2021.07-至今',
      [['云杉示例科技有限公司', '前端工程师 2021-07~至今']],
    ],
    [
      'brackets',
      '云杉示例科技有限公司（上海）（2021.07 - 至今） 前端工程师',
      [['云杉示例科技有限公司（上海）', '前端工程师 2021-07~至今']],
    ],
    [
      'several posts in one company',
      '云杉示例科技有限公司\t2018.07-至今\n技术经理\t2021.07-至今\n• 带团队\n前端工程师\t2018.07-2021.06\n• 写页面',
      [['云杉示例科技有限公司', '技术经理 2021-07~至今', '前端工程师 2018-07~2021-06']],
    ],
    [
      'no period at all',
      '云杉示例科技有限公司\t前端工程师\n• 写页面',
      [['云杉示例科技有限公司', '前端工程师 null~null']],
    ],
  ];
  it.each(shapes)('is read with %s', (_what, text, expected) => {
    expect(roles(read(`*工作经历\n${text}`).content)).toEqual(expected);
  });

  it('puts the posts below a company under it, with the department and numbers of its line', () => {
    const { content } = read(`工作经历
云杉样本研究院\t材料室\t2012.07—至今
一、主任工程师（2019.01—至今）
带 6 人
二、工程师（2012.07—2018.12）
做试验`);
    expect(content.work).toHaveLength(1);
    expect(content.work[0]?.roles).toMatchObject([
      { title: '主任工程师', department: '材料室', start: '2019-01', current: true, description: '带 6 人' },
      { title: '工程师', department: '材料室', start: '2012-07', end: '2018-12', description: '做试验' },
    ]);
  });

  it('reads names above a period that stands alone: the post above the company, or below it', () => {
    const { content } = read(`WORK EXPERIENCE
Front Office Manager
Example Hotels Group
May 2020 - Now
• Led a team of 20
Sample Resort
Duty Manager
Jun. 2016 - Apr. 2020
• Night shifts`);
    expect(roles(content)).toEqual([
      ['Example Hotels Group', 'Front Office Manager 2020-05~至今'],
      ['Sample Resort', 'Duty Manager 2016-06~2020-04'],
    ]);
  });

  it('leaves out what a template left to fill in', () => {
    const { content } = read(`工作经历
云杉样本有限公司\t工程师\t2020.01-2021.01
（此处填写你的工作内容，建议用数据说话）
20XX.XX-20XX.XX\tXXX公司\tXX实习生`);
    expect(roles(content)).toEqual([['云杉样本有限公司', '工程师 2020-01~2021-01']]);
    expect(content.work[0]?.roles[0]?.description).toBe('');
  });

  it('keeps points as lines, without bullets and empty labels', () => {
    const { content } = read(
      '*工作经历\n云杉示例科技有限公司\t前端工程师\t2021.07-至今\n工作内容：\n1. 负责页面\n2、2022.01-2022.06 期间带 3 名实习生\n工作业绩：首屏快了一倍',
    );
    expect(content.work[0]?.roles[0]?.description).toBe(
      '负责页面\n2022.01-2022.06 期间带 3 名实习生\n工作业绩：首屏快了一倍',
    );
    expect(content.work).toHaveLength(1);
  });

  it('marks what it had to guess', () => {
    const { content, confidence } = read('*工作经历\n云杉示例\t写代码的\t2021.07-至今');
    expect(roles(content)).toEqual([['云杉示例', '写代码的 2021-07~至今']]);
    expect(confidence['work.0.company']?.score).toBeLessThan(uncertainBelow);
    expect(confidence['work.0.company']?.reason).toBe('文件里没有写明，按位置推断，请核对');
  });

  it('marks times in the wrong order', () => {
    const { confidence } = read('*工作经历\n云杉示例科技有限公司\t前端工程师\t2024.06-2021.07');
    expect(confidence['work.0.roles.0.start']?.score).toBeLessThan(uncertainBelow);
    expect(confidence['work.0.roles.0.start']?.reason).toBe('起止时间的先后不合常理，请核对');
  });
});

describe('education', () => {
  it.each([
    ['江城示例大学\t软件工程（本科）\t2014.09-2018.06', '软件工程', 5],
    ['2014.09-2018.06 江城示例大学 软件工程专业 学士', '软件工程', 5],
    ['江城示例大学，计算机学院，软件工程，硕士（2014.09-2018.06）', '软件工程', 6],
    ['学校：江城示例大学\t专业：软件工程\t学历：大专\t2014.09-2018.06', '软件工程', 4],
    [
      'Jiangcheng Example University\tSep 2014 - Jun 2018\nBachelor of Science in Software Engineering',
      'Software Engineering',
      5,
    ],
    ['江城示例大学\t2014.09-2018.06\n软件工程 | 统招本科', '软件工程', 5],
  ])('%s', (text, major, degree) => {
    const [school] = read(`*教育经历\n${text}`).content.education;
    expect(school).toMatchObject({ major, degree, start: '2014-09', end: '2018-06', current: false });
    expect(school?.school).toMatch(/^(?:江城示例大学|Jiangcheng Example University)$/);
  });
});

describe('what somebody looks for', () => {
  it.each([
    [
      'a table with the names of its columns',
      '期望岗位\t期望城市\t期望薪酬\n护士\t杭州\t8-10K',
      '护士',
      '杭州',
      800_000,
    ],
    ['a sentence', '我叫张示例，想在杭州找一份护士的工作，工资 8000 左右', '护士', '杭州', 800_000],
    ['labels of one line', '职位：护士\t期望城市：杭州\t期望薪资：8千到1万2', '护士', '杭州', 800_000],
    ['labels before a space', '应聘职位 护士\n工作地区 杭州\n要求工资 8000元', '护士', '杭州', 800_000],
    ['a post with its gloss', '求职意向：护士长 Head Nurse，杭州，RMB 8,000-9,000 / month', '护士长', '杭州', 800_000],
  ])('is read from %s', (_what, text, position, city, min) => {
    expect(read(`*张示例\n13800138000\n${text}`).content.intentions).toMatchObject([
      { position, cities: [{ name: city }], salary: { min } },
    ]);
  });

  it('is not taken from where somebody comes from', () => {
    expect(read('*张示例\n籍贯\t浙江杭州\n13800138000').content.basics.city).toBeNull();
    expect(read('*张示例\n浙江杭州\n13800138000').content.basics.city?.name).toBe('杭州');
  });
});

describe('lists', () => {
  it('splits skills at marks, not inside names, and keeps what is said of each', () => {
    const { content } = read(
      '*专业技能\n精通 C++、C#；熟悉 A/B 测试、CI/CD，了解 TCP/IP 等\nFigma\t熟练\nExcel（精通）\n英语：CET-6\nPMP',
    );
    expect(content.skills).toEqual([
      { name: 'C++', level: 4 },
      { name: 'C#', level: 4 },
      { name: 'A/B 测试', level: 2 },
      { name: 'CI/CD', level: 2 },
      { name: 'TCP/IP', level: 1 },
      { name: 'Figma', level: 3 },
      { name: 'Excel', level: 4 },
    ]);
    expect(content.languages).toEqual([{ name: '英语', level: 'CET-6' }]);
    expect(content.certificates).toEqual([{ name: 'PMP', month: null }]);
  });

  it('keeps sentences about skills whole', () => {
    const sentence = '熟悉浏览器渲染原理，具有复杂页面的性能优化经验';
    expect(read(`*专业技能\n${sentence}`).content.others).toEqual([{ title: '专业技能', description: sentence }]);
  });

  it('reads certificates with their months', () => {
    const { content } = read('*证书\n2016年5月\t护士执业资格证\n初级护师（2019.04）\n教师资格证、驾驶证 C1');
    expect(content.certificates).toEqual([
      { name: '护士执业资格证', month: '2016-05' },
      { name: '初级护师', month: '2019-04' },
      { name: '教师资格证', month: null },
      { name: '驾驶证 C1', month: null },
    ]);
  });

  it('keeps other headings with their own titles', () => {
    expect(read('*校园经历\n学生会部长\n• 组织活动').content.others).toEqual([
      { title: '校园经历', description: '学生会部长\n组织活动' },
    ]);
  });
});

describe('nothing', () => {
  it('is read out of nothing', () => {
    expect(read('今天天气很好\n我们去公园散步').content).toEqual(emptyResumeContent());
  });
});
