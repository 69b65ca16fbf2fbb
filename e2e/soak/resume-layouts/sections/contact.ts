import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { monthWritten } from '../periods.ts';
import { today } from '../calendar.ts';
import type { Person } from '../person.ts';
import { degreeWords } from './describe.ts';

export interface Fact {
  readonly key: 'phone' | 'email' | 'other' | 'city' | 'link' | 'intention';
  readonly label: string;
  readonly value: string;
  /** How the value reads without its label. */
  readonly alone: string;
}

const phoneLabels = ['电话', '手机', '联系电话', '手机号码', '手机号', 'Tel', '联系方式', '电\u3000话', 'TEL'];
const mailLabels = ['邮箱', 'E-mail', '电子邮箱', 'Email', '邮\u3000箱', '邮件', 'E-Mail', '电子邮件'];
const cityLabels = ['现居', '所在地', '现居住地', '居住地', '现居城市', '所在城市', '现住址', '住址'];

const statuses: Readonly<Record<number, readonly string[]>> = {
  1: ['离职-随时到岗', '离职，随时到岗', '已离职，随时到岗'],
  2: ['在职-月内到岗', '在职，月内到岗', '在职-一个月内到岗'],
  3: ['在职-考虑机会', '在职，考虑机会', '在职，考虑好的机会'],
  5: ['应届-随时到岗', '应届生，随时到岗'],
};

/** What stands about the person, in the order this file gives it, and what the form keeps of it. */
export function writeFacts(draw: Draw, layout: Layout, person: Person): { facts: Fact[]; kept: Truth['basics'] } {
  const facts: Fact[] = [];
  const add = (label: string, value: string, alone = value, key: Fact['key'] = 'other') =>
    facts.push({ key, label, value, alone });
  const [year, month] = [Math.floor(person.birth.month / 12), (person.birth.month % 12) + 1];
  const written =
    layout.showBirth === 'day'
      ? draw.pick([
          `${year}-${String(month).padStart(2, '0')}-${String(person.birth.day).padStart(2, '0')}`,
          `${year}年${month}月${person.birth.day}日`,
          `${year}.${month}.${person.birth.day}`,
        ])
      : monthWritten(
          person.birth.month,
          draw.pick(['2021.03', '2021年3月', '2021-03', '2021年03月', '2021.3', '2021/03']),
        );
  if (layout.showGender) add(draw.pick(['性别', '性\u3000别', '性别']), person.gender === 1 ? '女' : '男');
  if (layout.showBirth === 'age')
    add(
      '年龄',
      `${Math.floor((today - person.birth.month) / 12)}${draw.pick(['岁', '岁', ''])}`,
      `${Math.floor((today - person.birth.month) / 12)}岁`,
    );
  else if (layout.showBirth !== '')
    add(
      draw.pick(['出生年月', '出生日期', '生日', '出生年月']),
      written,
      draw.pick([written, `${written}生`, `出生年月：${written}`]),
    );
  for (const noise of layout.noise) addNoise(draw, person, noise, add);
  const contacts: Fact[] = [
    {
      key: 'phone',
      label: draw.pick(layout.language === 'en' ? ['Phone', 'Tel', 'Mobile'] : phoneLabels),
      ...same(
        draw.weighted({ plain: 6, dashes: 1, spaces: 1, code: 0.7 }) === 'plain'
          ? person.phone
          : phoneWritten(draw, person.phone),
      ),
    },
    ...(person.email === null
      ? []
      : [
          {
            key: 'email' as const,
            label: draw.pick(layout.language === 'en' ? ['Email', 'E-mail'] : mailLabels),
            ...same(person.email),
          },
        ]),
    ...(layout.showCity
      ? [
          {
            key: 'city' as const,
            label: draw.pick(layout.language === 'en' ? ['Location', 'City', 'Based in'] : cityLabels),
            ...same(
              layout.language === 'en' || draw.chance(0.8)
                ? person.city
                : draw.chance(0.5)
                  ? `${person.city}市`
                  : `${person.city}市${draw.pick(['高新区', '滨江路', '示例街道'])}`,
            ),
          },
        ]
      : []),
    ...(person.link === null
      ? []
      : [
          {
            key: 'link' as const,
            label: draw.pick(
              layout.language === 'en' ? ['Website', 'Portfolio'] : ['个人主页', '博客', '作品集', '主页'],
            ),
            ...same(person.link),
          },
        ]),
  ];
  const ordered = draw.chance(0.5) ? [...facts, ...contacts] : [...contacts, ...facts];
  if (layout.showStatus)
    ordered.push({
      key: 'other',
      label: draw.pick(['求职状态', '目前状态', '当前状态', '到岗时间'].slice(0, 3)),
      ...same(draw.pick(statuses[person.jobStatus] ?? ['离职-随时到岗'])),
    });
  const kept = {
    name: person.name,
    phone: person.phone,
    email: person.email,
    city: layout.showCity ? (person.cityKept ?? person.city) : null,
    ...(layout.showGender ? { gender: person.gender } : {}),
    ...(layout.showBirth === 'month' || layout.showBirth === 'day'
      ? { birthMonth: `${year}-${String(month).padStart(2, '0')}` }
      : {}),
    ...(layout.showStatus ? { jobStatus: person.jobStatus } : {}),
    links: person.link === null ? [] : [person.link],
  };
  return { facts: ordered, kept };
}

const same = (value: string) => ({ value, alone: value });

function phoneWritten(draw: Draw, phone: string): string {
  const parts = [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)];
  return draw.pick([parts.join('-'), parts.join(' '), `+86 ${phone}`, `(+86) ${phone}`, `86-${phone}`]);
}

function addNoise(
  draw: Draw,
  person: Person,
  noise: string,
  add: (label: string, value: string, alone?: string) => void,
): void {
  const degree = person.education[0]?.degree ?? 5;
  const first = Math.min(
    ...person.work.filter(({ intern }) => !intern).flatMap(({ roles }) => roles.map(({ start }) => start)),
    today,
  );
  const years = Math.max(1, Math.floor((today - first) / 12));
  const values: Readonly<Record<string, readonly [string, string?]>> = {
    籍贯: [person.hometown, `籍贯：${person.hometown}`],
    民族: [draw.pick(['汉', '汉族', '回族', '壮族']), '汉族'],
    政治面貌: [draw.pick(['中共党员', '共青团员', '群众'])],
    身高: [`${person.height}${draw.pick(['cm', 'CM', '厘米'])}`],
    婚姻状况: [draw.pick(['已婚', '未婚', '已婚已育'])],
    最高学历: [draw.pick(degreeWords[degree] ?? ['本科'])],
    毕业院校: [person.education[0]?.school ?? '', `毕业于${person.education[0]?.school ?? ''}`],
    ...(person.education[0]?.major
      ? { 所学专业: [person.education[0].major, `专业：${person.education[0].major}`] as const }
      : {}),
    ...(person.work[0]?.roles[0]?.end === null
      ? { 现任职务: [person.work[0].roles[0].title, `现任${person.work[0].roles[0].title}`] as const }
      : {}),
    健康状况: ['良好', '健康状况：良好'],
    微信: [`shili_${person.phone.slice(-4)}`, `微信：shili_${person.phone.slice(-4)}`],
    邮编: [`${draw.whole(100, 830)}000`, `邮编：${draw.whole(100, 830)}000`],
    ...(first < today ? { 工作年限: [`${years}年`, `${years}年工作经验`] as const } : {}),
  };
  const [value, alone] = values[noise] ?? [];
  if (value !== undefined) add(noise, value, alone ?? value);
}
