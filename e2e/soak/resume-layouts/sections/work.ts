import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import { industries, natures, reasons, sizes, witnesses } from '../data/extras.ts';
import type { Draw } from '../draw.ts';
import type { Layout } from '../layout.ts';
import { periodWritten, spanKept } from '../periods.ts';
import type { Employer, Role } from '../person.ts';
import { describe } from './describe.ts';
import { writeEntries, type Entry } from './entries.ts';
import { isTabular, type Fields } from './heads.ts';
import { drawNested, nestedRoles } from './nested.ts';

/** The jobs of one section, written and as the form keeps them. */
export function writeWork(
  draw: Draw,
  layout: Layout,
  employers: readonly Employer[],
): { blocks: Block[]; kept: Truth['work'] } {
  const form = { ...layout.work, pattern: withDepartment(draw, layout) };
  const nested = (!isTabular(form.pattern) || form.pattern.startsWith('labels')) && draw.chance(0.7);
  const nestedForm = drawNested(draw, layout);
  const reports = layout.language === 'zh' && draw.chance(0.06);
  const drawn = { ...layout, work: form };
  const blocks: Block[] = [];
  let run: Entry[] = [];
  const written = () => {
    blocks.push(...writeEntries(draw, drawn, 'work', run));
    run = [];
  };
  const kept = (layout.oldestFirst ? employers.toReversed() : employers).map((employer) => {
    const extras = drawExtras(draw, layout, employer);
    const roles = employer.roles.map((role) => {
      const before =
        reports && !employer.intern
          ? [
              `汇报对象：${draw.pick(['部门经理', '总监', '总经理', '分管副总'])}`,
              `下属人数：${draw.whole(2, 12)}人`,
            ].slice(0, draw.whole(1, 2))
          : [];
      const described = describe(role.points, layout.description, before);
      return { role, described };
    });
    if (nested && employer.roles.length > 1) {
      written();
      const posts = { roles, fields: { ...extras, org: employer.company } };
      blocks.push({ kind: 'entry', blocks: nestedRoles(drawn, nestedForm, employer, posts) });
    } else
      run.push(
        ...roles.map(({ role, described }): Entry => ({
          fields: { ...extras, ...fieldsOf(layout, employer, role) },
          period: periodWritten(role, layout.periods),
          below: withNoise(draw, layout, described.blocks, role),
          cell: described.kept,
        })),
      );
    return {
      company: employer.company,
      roles: roles.map(({ role, described }) => ({
        title: role.title,
        department: layout.showDepartment ? role.department : '',
        ...spanKept(role, layout.periods),
        description: described.kept,
      })),
    };
  });
  written();
  return { blocks, kept };
}

/** What this file tells of every employer and nobody keeps. */
function drawExtras(draw: Draw, { jobExtras, showPlace, work: { pattern } }: Layout, employer: Employer): Fields {
  const drawn: Readonly<Record<Layout['jobExtras'][number], () => string>> = {
    industry: () => draw.pick(industries),
    size: () => draw.pick(sizes),
    nature: () => draw.pick(natures),
    pay: () => draw.pick([`${draw.whole(4, 25)}000元/月`, `${draw.whole(4, 25)}000`, `${draw.whole(5, 30)}K`, '保密']),
    witness: () => draw.pick(witnesses),
    reason: () => (employer.roles[0]?.end === null ? '' : draw.pick(reasons)),
  };
  const place = showPlace || pattern.includes('place') ? employer.city : '';
  return { place, ...Object.fromEntries(jobExtras.map((key) => [key, drawn[key]()])) };
}

/** What forms of job sites and old tables ask for besides, and nobody keeps. */
function withNoise(draw: Draw, { jobNoise }: Layout, blocks: Block[], role: Role): Block[] {
  const line = (text: string): Block => ({ kind: 'text', lines: [text] });
  switch (jobNoise) {
    case '':
      return blocks;
    case 'trade':
      return [
        line(
          `${draw.pick(['行业', '公司行业'])}：${draw.pick(industries)} ${draw.pick(['|', ' '])} 公司规模：${draw.pick(sizes)} ${draw.pick(['|', ' '])} 公司性质：${draw.pick(natures)}`,
        ),
        ...blocks,
      ];
    case 'reason':
      return role.end === null
        ? blocks
        : [...blocks, line(`${draw.pick(['离职原因', '离开原因'])}：${draw.pick(reasons)}`)];
    case 'witness':
      return [
        ...blocks,
        line(
          `证明人：${draw.pick(['张', '李', '王'])}示例  ${draw.pick(['经理', '主管'])}  ${draw.pick(['020', '0551', '021'])}-${draw.whole(10000000, 99999999)}`,
        ),
      ];
  }
}

function fieldsOf({ showDepartment }: Layout, { company }: Employer, { title, department }: Role): Fields {
  return { org: company, title, dept: showDepartment ? department : '' };
}

/** The pattern of the layout with the department where this person puts it. */
function withDepartment(draw: Draw, { work: { pattern }, showDepartment, showPlace }: Layout): string {
  if (isTabular(pattern)) return pattern;
  const placed = showPlace && !/place|~/.test(pattern) ? pattern.replace('org', 'org place') : pattern;
  if (!showDepartment || placed.includes('dept')) return placed;
  const forms = /[(\]]title|\[title/.test(pattern)
    ? ['dept title']
    : ['dept title', 'title(dept)', 'dept/title', 'dept-title', 'title dept', 'dept title'];
  return placed.replace('title', draw.pick(forms));
}
