import { describe, expect, it } from 'vitest';
import { readFields } from '../read-fields.ts';
import { cutBullet, joinParts, type TextLine } from '../text/line.ts';
import { createPlaces } from './places.ts';

const places = createPlaces(['杭州', '苏州'].map((name) => ({ code: name, name, fullName: `${name}市` })));

/** Lines of a resume: * stands out as a heading, a tab parts. */
function readAll(text: string) {
  const lines = text.split('\n').map((written): TextLine => {
    const isHeading = written.startsWith('*');
    const cut = cutBullet(isHeading ? written.slice(1) : written);
    const parts = cut.text.split('\t');
    const look = { size: isHeading ? 1.3 : 1, strong: isHeading, bullet: cut.bullet, indent: 0 };
    return { ...look, parts, text: joinParts(parts), page: 1, block: 0, reach: 'short' };
  });
  return readFields(lines, places);
}

const read = (text: string) => readAll(text).content;
const jobs = (text: string) =>
  read(`*工作经历\n${text}`).work.flatMap(({ company, roles }) =>
    roles.map(({ title, department }) => [company, title, department]),
  );
const schools = (text: string) =>
  read(text).education.map(({ school, major, degree, start, end }) => [school, major, degree, start, end]);

describe('a school', () => {
  it('is read among the facts about the person where nothing else tells of one', () => {
    const facts = '姓名\t石样磊\t性别\t男\n毕业院校\t渝州样本科技学院\t专业\t土木工程\n学历\t本科\t毕业时间\t2021年6月';
    const expected = [['渝州样本科技学院', '土木工程', 5, null, '2021-06']];
    expect(schools(facts)).toEqual(expected);
    expect(schools(`${facts}\n*教育背景\n2017.09-2021.06\t渝州样本科技学院\t土木工程\t本科`)).toEqual([
      ['渝州样本科技学院', '土木工程', 5, '2017-09', '2021-06'],
    ]);
  });

  it('loses its college and what is said of its rank, and keeps what belongs to its name', () => {
    const school = (name: string) => schools(`*教育背景\n2015.09-2019.06\t${name}\t会计学\t本科`)[0]?.[0];
    expect(school('豫东示例大学经济与管理学院')).toBe('豫东示例大学');
    expect(school('湘楚示例大学（211）')).toBe('湘楚示例大学');
    expect(school('样例大学（新加坡）')).toBe('样例大学（新加坡）');
  });

  it('is told apart from its English name, and the subject from the English of it', () => {
    expect(schools('*教育背景\n沪江示例大学 Hujiang Sample University\t2014.09-2018.06\n日语 Japanese\t本科')).toEqual([
      ['沪江示例大学', '日语', 5, '2014-09', '2018-06'],
    ]);
  });
});

describe('an employer', () => {
  it('loses what it does, said in brackets, and keeps what it is by law', () => {
    expect(
      jobs(
        '空谷样例变频技术有限公司 （空调 · 上市公司）\n嵌入式组长\t2022.01-至今\n外滩范例会计师事务所（特殊普通合伙）\n审计员\t2017.04-2021.06',
      ),
    ).toEqual([
      ['空谷样例变频技术有限公司', '嵌入式组长', ''],
      ['外滩范例会计师事务所（特殊普通合伙）', '审计员', ''],
    ]);
  });

  it('is said to be guessed where a post without one goes to the company above', () => {
    const titles = (text: string) => {
      const { confidence } = readAll(`*工作经历\n${text}`);
      return [0, 1].map((at) => confidence[`work.0.roles.${at}.title`]?.reason ?? null);
    };
    const attached = '没有单独写公司，归到了上一段经历';
    expect(titles('云杉示例科技有限公司\t前端工程师\t2021.07-至今\n测试工程师\t2019.07-2021.06')[1]).toBe(attached);
    // Their company's own line stands over both.
    expect(titles('云杉示例科技有限公司\n前端组长\t2021.07-至今\n前端工程师\t2019.07-2021.06')).not.toContain(attached);
  });

  it('shares the department beside its name with all posts below', () => {
    expect(
      jobs('青秀样本家居有限公司\t客服部\n客服组长（2022.01 - 2024.09）\n• 带 15 人\n售前客服（2019.07 - 2021.12）'),
    ).toEqual([
      ['青秀样本家居有限公司', '客服组长', '客服部'],
      ['青秀样本家居有限公司', '售前客服', '客服部'],
    ]);
  });

  it('abroad is not taken for the place beside it', () => {
    expect(jobs('Sampleton Medical Devices\tHangzhou, China\nRegulatory Affairs Manager\tMar 2021 – Present')).toEqual([
      ['Sampleton Medical Devices', 'Regulatory Affairs Manager', ''],
    ]);
    expect(jobs('2019 – Present\tDirector of Rooms, Example Harbour Resort, Macau')).toEqual([
      ['Example Harbour Resort', 'Director of Rooms', ''],
    ]);
  });

  it('is read from a list of sentences, each with marks of its own', () => {
    expect(
      jobs(
        '1、2014年3月—2019年6月，太原样例物业管理有限公司，保安班长；\n2、2019年7月—2025年9月，晋阳示范物业管理有限公司，安保主管。',
      ),
    ).toEqual([
      ['太原样例物业管理有限公司', '保安班长', ''],
      ['晋阳示范物业管理有限公司', '安保主管', ''],
    ]);
  });
});

describe('what is looked for', () => {
  const position = (text: string) => read(text).intentions[0]?.position;

  it('stands beside the name or below it', () => {
    expect(position('*卫样潮\t前端开发工程师\n18900130013')).toBe('前端开发工程师');
    expect(position('*丁样衡\n算法工程师 | 17100160016 | 杭州')).toBe('算法工程师');
  });

  it('may be two posts in one', () => {
    expect(position('*丁样衡\n求职意向：SRE / 运维开发（杭州）')).toBe('SRE / 运维开发');
    expect(position('*丁样衡\n求职意向：会计 / 杭州')).toBe('会计');
  });
});

describe('an employer', () => {
  it('is what ends as departments do, where the jobs beside it have theirs in its place', () => {
    const schools = '2016.09-至今\t榕城范例小学，美术教师\n2013.07-2016.08\t样本画室，合伙人';
    expect(jobs(schools)).toEqual([
      ['榕城范例小学', '美术教师', ''],
      ['样本画室', '合伙人', ''],
    ]);
  });

  it('has no city of another country for a department', () => {
    const text = '*Experience\nStructural Engineer, Black Sea Mock Design Bureau – Odesa, Ukraine\tJul 2014 – Dec 2019';
    expect(read(text).work.map(({ company, roles }) => [company, roles[0]?.department])).toEqual([
      ['Black Sea Mock Design Bureau', ''],
    ]);
  });
});

describe('words between commas', () => {
  it('are parted where no space follows', () => {
    const text = '*教育背景\n燕北示例科学院大学,自动化,工学学士\t2019.9 - 2023.6';
    expect(schools(text)).toEqual([['燕北示例科学院大学', '自动化', 5, '2019-09', '2023-06']]);
  });

  it('lose the dot that ends their sentence', () => {
    const text = '*Education\n2009.10–2011.09\tMSc, Lagos Example University, Zoology.';
    expect(schools(text)[0]?.slice(0, 2)).toEqual(['Lagos Example University', 'Zoology']);
  });
});
