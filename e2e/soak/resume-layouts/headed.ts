import type { Block, Section } from './blocks.ts';
import { chinese, english, icons, type SectionKey } from './data/headings.ts';
import type { Draw } from './draw.ts';
import type { Layout } from './layout.ts';

type Title = Pick<Section, 'title' | 'english'>;

const numerals = [...'一二三四五六七八九十', '十一', '十二'];

/** The order people put sections in: what they are proud of first, the rest as it comes. */
export function sectionOrder(draw: Draw, layout: Layout, student: boolean): SectionKey[] {
  const career: SectionKey[] = student
    ? ['internships', 'projects', 'campus']
    : draw.chance(0.85)
      ? ['work', 'internships', 'projects']
      : ['projects', 'work', 'internships'];
  const middle: SectionKey[] =
    layout.educationFirst || student ? ['education', 'work', ...career] : [...career, 'education'];
  const skills: SectionKey[] = ['skills'];
  const self: SectionKey[] = ['selfEvaluation'];
  const campus: SectionKey[] = student ? [] : ['campus'];
  const tail = draw.shuffled<SectionKey>([
    'certificates',
    'languages',
    'awards',
    'papers',
    'training',
    ...(layout.skillsFirst ? [] : skills),
    ...campus,
  ]);
  // Some put what they won, and what they learned besides, right behind their school.
  const behind = draw.chance(0.3)
    ? draw.some<SectionKey>(['awards', 'certificates', 'training', 'campus'], draw.whole(1, 2))
    : [];
  const order: SectionKey[] = [
    'intention',
    ...(layout.selfFirst ? self : []),
    ...(layout.skillsFirst ? skills : []),
    ...middle.flatMap((key) => (key === 'education' ? [key, ...behind] : [key])),
    ...tail,
    'interests',
    ...(layout.selfFirst ? [] : self),
  ];
  return [...new Set(order)];
}

/** What this person calls a section: mostly the plain word. */
export function nameOf(draw: Draw, { naming }: Layout, key: SectionKey): string {
  const of = (naming === 'en' ? english : chinese)[key];
  return draw.chance(0.35) ? (of[0] ?? '') : draw.pick(of);
}

/** The title as it is written: bilingual, numbered, with an icon. */
export function titleOf(
  draw: Draw,
  { naming, numbering }: Layout,
  key: SectionKey,
  { name, index }: { name: string; index: number },
): Title {
  if (naming === 'inline') return { title: '', english: '' };
  const before: Readonly<Record<Layout['numbering'], string>> = {
    '': '',
    '一、': `${numerals[index]}、`,
    '01': `${String(index + 1).padStart(2, '0')} `,
    '1.': `${index + 1}. `,
    '##': '## ',
    '（一）': `（${numerals[index]}）`,
    '1、': `${index + 1}、`,
    Part: `Part ${index + 1} `,
    '◆': '◆ ',
    '■': '■ ',
    '★': '★',
    '▍': '▍',
    '>': '> ',
    icon: `${icons[key]} `,
  };
  return {
    title: (index < 0 ? '' : before[numbering]) + name,
    english: naming === 'both' ? draw.pick(english[key]) : '',
  };
}

const entriesBelow = new Set<SectionKey>(['work', 'internships', 'education', 'projects']);

/** Where there are no headings, a word stands before what is no entry. */
export function inlineNamed(
  { naming }: Layout,
  key: SectionKey,
  name: string,
  blocks: readonly Block[],
): readonly Block[] {
  if (naming !== 'inline' || entriesBelow.has(key)) return blocks;
  const [first, ...rest] = blocks;
  if (first?.kind !== 'text' || first.lines.length > 1) return [{ kind: 'text', lines: [`${name}：`] }, ...blocks];
  return [{ kind: 'text', lines: [`${name}：${first.lines[0] ?? ''}`] }, ...rest];
}
