import type { Truth } from '../../../../server/src/domains/resume/parsing/samples/compare.ts';
import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { HeadForm, Layout } from '../layout.ts';
import { periodWritten, spanKept } from '../periods.ts';
import type { Employer, Role } from '../person.ts';
import { describe } from './describe.ts';
import { writeEntries, type Entry } from './entries.ts';
import { headLines, tabular } from './heads.ts';

/** The jobs of one section, written and as the form keeps them. */
export function writeWork(
  draw: Draw,
  layout: Layout,
  employers: readonly Employer[],
): { blocks: Block[]; kept: Truth['work'] } {
  const form = { ...layout.work, pattern: withDepartment(draw, layout) };
  const nested = !tabular.has(form.pattern) && draw.chance(0.6);
  const rolePattern = draw.pick(['title|period', 'period title', 'title(period)', 'period|title', 'title period']);
  const reports = layout.language === 'zh' && draw.chance(0.06);
  const drawn = { ...layout, work: form };
  const blocks: Block[] = [];
  let run: Entry[] = [];
  const written = () => {
    blocks.push(...writeEntries(draw, drawn, 'work', run));
    run = [];
  };
  const kept = (layout.oldestFirst ? employers.toReversed() : employers).map((employer) => {
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
      blocks.push({ kind: 'entry', blocks: nestedRoles(draw, drawn, employer, { rolePattern, roles }) });
    } else
      run.push(
        ...roles.map(({ role, described }): Entry => ({
          fields: fieldsOf(layout, employer, role),
          span: role,
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

/** What forms of job sites and old tables ask for besides, and nobody keeps. */
function withNoise(draw: Draw, { jobNoise }: Layout, blocks: Block[], role: Role): Block[] {
  const line = (text: string): Block => ({ kind: 'text', lines: [text] });
  switch (jobNoise) {
    case '':
      return blocks;
    case 'trade':
      return [
        line(
          `${draw.pick(['行业', '公司行业'])}：${draw.pick(['电子商务', '制造业', '教育培训', '批发零售', '互联网'])} ${draw.pick(['|', ' '])} 公司规模：${draw.pick(['20-99人', '100-499人', '500-999人'])} ${draw.pick(['|', ' '])} 公司性质：${draw.pick(['民营', '国企', '合资'])}`,
        ),
        ...blocks,
      ];
    case 'reason':
      return role.end === null
        ? blocks
        : [
            ...blocks,
            line(
              `${draw.pick(['离职原因', '离开原因'])}：${draw.pick(['个人发展', '合同到期', '家庭原因', '公司搬迁'])}`,
            ),
          ];
    case 'witness':
      return [
        ...blocks,
        line(
          `证明人：${draw.pick(['张', '李', '王'])}示例  ${draw.pick(['经理', '主管'])}  ${draw.pick(['020', '0551', '021'])}-${draw.whole(10000000, 99999999)}`,
        ),
      ];
  }
}

function fieldsOf(layout: Layout, { company, city }: Employer, role: Role): Readonly<Record<string, string>> {
  return {
    org: company,
    title: role.title,
    dept: layout.showDepartment ? role.department : '',
    place: layout.showPlace || layout.work.pattern.includes('place') ? city : '',
  };
}

/** The pattern of the layout with the department where this person puts it. */
function withDepartment(draw: Draw, { work: { pattern }, showDepartment, showPlace }: Layout): string {
  if (tabular.has(pattern)) return pattern;
  const placed = showPlace && !pattern.includes('place') ? pattern.replace('org', 'org place') : pattern;
  if (!showDepartment) return placed;
  const forms = /[(\]]title|\[title/.test(pattern)
    ? ['dept title']
    : ['dept title', 'title(dept)', 'dept/title', 'dept-title', 'title dept', 'dept title'];
  return placed.replace('title', draw.pick(forms));
}

interface Nested {
  readonly rolePattern: string;
  readonly roles: readonly { readonly role: Role; readonly described: { readonly blocks: Block[] } }[];
}

/** A company, its whole period or none, and the posts below it. */
function nestedRoles(draw: Draw, layout: Layout, employer: Employer, { rolePattern, roles }: Nested): Block[] {
  const span = { start: employer.roles.at(-1)?.start ?? 0, end: employer.roles[0]?.end ?? null };
  const head: HeadForm = { ...layout.work, strong: 'org' };
  const total = draw.chance(0.5) ? periodWritten(span, layout.periods).whole : '';
  const pattern = layout.showDepartment ? rolePattern.replace('title', 'title dept') : rolePattern;
  return [
    ...headLines({ ...head, pattern: 'org|period' }, { org: employer.company, period: total }),
    ...roles.flatMap(({ role, described }): Block[] => [
      ...headLines(
        { ...head, pattern, strong: draw.chance(0.5) ? 'title' : '' },
        {
          title: role.title,
          dept: layout.showDepartment ? role.department : '',
          period: periodWritten(role, layout.periods).whole,
        },
      ),
      ...described.blocks,
    ]),
  ];
}
