import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import type { Person } from '../person.ts';

type Combined = Pick<Truth, 'skills' | 'certificates' | 'languages'> & {
  readonly blocks: Block[];
  readonly title: string;
};

const titles = {
  zh: ['技能证书', '技能与证书', '专业技能及证书', '其他信息', '技能/证书/语言', '技能及其他', '个人技能'],
  en: ['Skills & Certifications', 'Additional Information', 'Skills and Languages'],
};
const words = {
  zh: {
    skills: ['专业技能', '技能', '软件', '工具'],
    certificates: ['证书', '资格证书', '职业证书'],
    languages: ['语言', '语言能力', '外语'],
  },
  en: { skills: ['Skills', 'Tools'], certificates: ['Certificates', 'Certifications'], languages: ['Languages'] },
};

/** What people put together at the end: skills, certificates and languages, each after a word. */
export function writeCombined(
  draw: Draw,
  { language, description }: Layout,
  { skills, certificates, languages }: Pick<Person, 'skills' | 'certificates' | 'languages'>,
): Combined {
  const line = (key: keyof (typeof words)['zh'], values: readonly string[]) =>
    values.length === 0 ? [] : [`${draw.pick(words[language][key])}：${values.join('、')}`];
  const lines = draw.shuffled([
    ...line('skills', skills),
    ...line(
      'certificates',
      certificates.map(({ name }) => name),
    ),
    ...line(
      'languages',
      languages.map(({ name, level }) => `${name}（${level}）`),
    ),
  ]);
  const marker = draw.chance(0.5) ? description.marker : '';
  return {
    title: draw.pick(titles[language]),
    blocks: lines.length === 0 ? [] : [marker === '' ? { kind: 'text', lines } : { kind: 'points', marker, lines }],
    skills: skills.map((name) => ({ name, level: null })),
    certificates: certificates.map(({ name }) => ({ name, month: null })),
    languages: languages.map((each) => ({ ...each })),
  };
}
