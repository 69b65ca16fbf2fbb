import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { monthKept, monthWritten, yearsOnly } from '../periods.ts';
import type { Person } from '../person.ts';

interface Written<K extends keyof Truth> {
  readonly blocks: Block[];
  readonly kept: Truth[K];
}

const levelWords: Readonly<Record<number, readonly string[]>> = {
  4: ['精通'],
  3: ['熟练', '熟练掌握', '熟练使用'],
  2: ['熟悉'],
  1: ['了解'],
};
const text = (lines: readonly string[]): Block[] => [{ kind: 'text', lines }];
const points = (marker: string, lines: readonly string[]): Block[] =>
  marker === '' ? text(lines) : [{ kind: 'points', marker, lines }];

/** Skills in the manner of the layout; their level where a word says it. */
export function writeSkills(draw: Draw, layout: Layout, names: readonly string[]): Written<'skills'> {
  const levelled = names
    .map((name, index) => ({
      name,
      level: Math.max(1, 4 - Math.floor((index * 3.4) / names.length) - (draw.chance(0.3) ? 1 : 0)),
    }))
    .toSorted((a, b) => b.level - a.level);
  const bare = names.map((name) => ({ name, level: null }));
  const comma =
    layout.language === 'en'
      ? draw.pick([', ', ', ', ' · ', ' | ', '; '])
      : draw.pick(['、', '、', '，', ', ', ' / ', ' | ', '；', ' · ']);
  const word = (level: number) => draw.pick(levelWords[level] ?? ['熟悉']);
  const byLevel = [4, 3, 2, 1]
    .map((level) => levelled.filter((each) => each.level === level))
    .filter((group) => group.length > 0);
  const named = (group: readonly { readonly name: string }[]) => group.map(({ name }) => name).join('、');
  switch (layout.skills) {
    case 'comma':
      return { blocks: text([names.join(comma)]), kept: bare };
    case 'tags':
      return { blocks: [{ kind: 'tags', words: names }], kept: bare };
    case 'plainBars':
      return {
        blocks: [{ kind: 'bars', bars: levelled.map(({ name, level }) => ({ name, word: '', share: level * 23 })) }],
        kept: levelled.map(({ name }) => ({ name, level: null })),
      };
    case 'bars':
      return {
        blocks: [
          {
            kind: 'bars',
            bars: levelled.map(({ name, level }) => ({ name, word: levelWords[level]?.[0] ?? '', share: level * 23 })),
          },
        ],
        kept: levelled,
      };
    case 'levels':
      return {
        blocks: points(
          draw.pick(['', layout.description.marker]),
          byLevel.map((group) => `${word(group[0]?.level ?? 2)}${draw.chance(0.8) ? '：' : ' '}${named(group)}`),
        ),
        kept: levelled,
      };
    case 'brackets':
      return {
        blocks: text([levelled.map(({ name, level }) => `${name}（${levelWords[level]?.[0]}）`).join('、')]),
        kept: levelled,
      };
    case 'grid':
      return {
        blocks: [
          {
            kind: 'grid',
            header: [draw.pick(['技能', '技能名称']), draw.pick(['掌握程度', '熟练程度'])],
            rows: levelled.map(({ name, level }) => [name, levelWords[level]?.[0] ?? '']),
            widths: [60, 40],
          },
        ],
        kept: levelled,
      };
    case 'sentences': {
      const sentences = byLevel.map(
        (group) => `${word(group[0]?.level ?? 2)}${/^[A-Z]/i.test(group[0]?.name ?? '') ? ' ' : ''}${named(group)}`,
      );
      return {
        blocks: draw.chance(0.5)
          ? points(layout.description.marker, sentences)
          : text([`${sentences.join(draw.pick(['；', '，']))}。`]),
        kept: levelled,
      };
    }
    case 'points': {
      if (layout.language === 'en' || draw.chance(0.5))
        return { blocks: points(layout.description.marker, names), kept: bare };
      const labels = draw.pick([
        ['专业技能', '工具软件', '其他'],
        ['业务能力', '工具', '其他技能'],
        ['核心', '辅助', '其他'],
      ]);
      const third = Math.ceil(names.length / 3);
      const groups = labels
        .map((label, index) => [label, names.slice(index * third, (index + 1) * third)] as const)
        .filter(([, group]) => group.length > 0);
      return { blocks: text(groups.map(([label, group]) => `${label}：${group.join('、')}`)), kept: bare };
    }
  }
}

export function writeCertificates(
  draw: Draw,
  layout: Layout,
  certificates: Person['certificates'],
): Written<'certificates'> {
  const written = certificates.map(({ name, month }) => ({ name, at: monthWritten(month, layout.periods.month) }));
  const dated = certificates.map(({ name, month }) => ({ name, month: monthKept(month, layout.periods) }));
  const gap = draw.pick(['\u2003', '  ', ' ', '\t']);
  switch (layout.certificates) {
    case 'comma':
      return {
        blocks: text([certificates.map(({ name }) => name).join(draw.pick(['、', '，', ' / ', '；', ' | ']))]),
        kept: certificates.map(({ name }) => ({ name, month: null })),
      };
    case 'bare':
      return {
        blocks: points(
          layout.description.marker,
          certificates.map(({ name }) => name),
        ),
        kept: certificates.map(({ name }) => ({ name, month: null })),
      };
    case 'dateFirst':
      return {
        blocks: points(
          draw.pick(['', layout.description.marker]),
          written.map(({ name, at }) => `${at}${gap}${name}`),
        ),
        kept: dated,
      };
    case 'dateLast':
      return {
        blocks: written.map(({ name, at }): Block => ({
          kind: 'line',
          head: false,
          spread: 'between',
          groups: [[{ text: name, look: 'plain' }], [{ text: at, look: 'faint' }]],
        })),
        kept: dated,
      };
    case 'bracket':
      return {
        blocks: draw.chance(0.5)
          ? text([
              written
                .map(
                  ({ name, at }) =>
                    `${name}（${at}${yearsOnly(layout.periods) ? '' : layout.language === 'en' ? '' : draw.pick(['', '', '取得'])}）`,
                )
                .join('、'),
            ])
          : points(
              layout.description.marker,
              written.map(({ name, at }) => `${name}（${at}）`),
            ),
        kept: dated,
      };
    case 'grid':
      return {
        blocks: [
          {
            kind: 'grid',
            header:
              layout.language === 'en'
                ? ['Certificate', 'Date']
                : [draw.pick(['证书名称', '证书']), draw.pick(['取得时间', '获证日期', '时间'])],
            rows: written.map(({ name, at }) => [name, at]),
            widths: [60, 40],
          },
        ],
        kept: dated,
      };
  }
}

export function writeLanguages(draw: Draw, layout: Layout, spoken: Person['languages']): Written<'languages'> {
  const languages = spoken.map((each) => ({ ...each }));
  const joined = draw.chance(0.4) ? [draw.pick(['；', '，', ' | ', '  ', '\u2003'])] : [];
  const write = (between: string, after = '') => {
    const lines = languages.map(({ name, level }) => `${name}${between}${level}${after}`);
    return {
      blocks:
        joined[0] === undefined
          ? points(draw.pick(['', layout.description.marker]), lines)
          : text([lines.join(joined[0])]),
      kept: languages,
    };
  };
  switch (layout.languages) {
    case 'colon':
      return write('：');
    case 'bracket':
      return write('（', '）');
    case 'space':
      return write(' ');
    case 'comma':
      return {
        blocks: points(
          layout.description.marker,
          languages.map(({ name, level }) => `${name}，${level}`),
        ),
        kept: languages,
      };
    case 'grid':
      return {
        blocks: [
          {
            kind: 'grid',
            header:
              layout.language === 'en'
                ? ['Language', 'Level']
                : [draw.pick(['语言', '语种']), draw.pick(['水平', '程度'])],
            rows: languages.map(({ name, level }) => [name, level]),
            widths: [40, 60],
          },
        ],
        kept: languages,
      };
  }
}

export function writeSelf(draw: Draw, layout: Layout, sentences: readonly string[]): { blocks: Block[]; kept: string } {
  if (layout.self === 'paragraph' || sentences.length === 1) {
    const whole = sentences.join('');
    return { blocks: text([whole]), kept: whole };
  }
  const lines = draw.chance(0.4) ? sentences.map((line) => line.replace(/。$/, draw.pick(['；', '']))) : sentences;
  return {
    blocks: layout.self === 'lines' ? text(lines) : points(layout.description.marker, lines),
    kept: lines.join('\n'),
  };
}

/** Prizes with the month before or after them, or without; what the form keeps under the file's own heading. */
export function writeAwards(draw: Draw, layout: Layout, awards: Person['awards']): { blocks: Block[]; kept: string } {
  const manner = draw.pick(['first', 'none', 'last', 'comma'] as const);
  const written = awards.map(({ name, month }) => ({ name, at: monthWritten(month, layout.periods.month) }));
  if (manner === 'comma') {
    const whole = written.map(({ name }) => name).join('、');
    return { blocks: text([whole]), kept: whole };
  }
  if (manner === 'last') {
    return {
      blocks: written.map(({ name, at }): Block => ({
        kind: 'line',
        head: false,
        spread: 'between',
        groups: [[{ text: name, look: 'plain' }], [{ text: at, look: 'faint' }]],
      })),
      kept: written.map(({ name, at }) => `${name} ${at}`).join('\n'),
    };
  }
  const lines = written.map(({ name, at }) => (manner === 'first' ? `${at} ${name}` : name));
  return { blocks: points(layout.description.marker, lines), kept: lines.join('\n') };
}
