import type { Block } from '../blocks.ts';
import type { Draw } from '../draw.ts';
import type { HeadForm, Layout } from '../layout.ts';
import { periodWritten } from '../periods.ts';
import type { Employer, Role } from '../person.ts';
import { brokenPeriod } from './entries.ts';
import { drawLabels, headLines, labelled, type LabelForm } from './heads.ts';

/** How one person writes several posts below one employer. */
interface NestedForm {
  readonly company: string;
  readonly post: string;
  /** What stands in a column at the left. */
  readonly side: '' | 'company' | 'post';
  /** Both as labels with values; null for heads. */
  readonly labels: LabelForm | null;
  readonly broken: boolean;
  readonly strong: string;
}

const companies = [
  'org|period',
  'org|period',
  'org period',
  'org(period)',
  'period org',
  'period|org',
  'org',
  'org',
  'org;period',
  'org industry|period',
  'org|place|period',
];
const posts = [
  'title|period',
  'title|period',
  'period title',
  'period|title',
  'title(period)',
  'title period',
  'dept title|period',
  'title dept|period',
  'title|dept|period',
  'period dept title',
  'period title(dept)',
  'dept—title|period',
  '#title|period',
  '#title period',
  '#period title',
  'period:title',
  '[title] period',
  'title;period',
];

export function drawNested(draw: Draw, { work, language, showDepartment }: Layout): NestedForm {
  const aside = work.pattern.startsWith('aside');
  return {
    company: draw.pick(companies),
    post: showDepartment ? departed(draw, draw.pick(posts)) : draw.pick(posts),
    side: aside ? draw.pick(['company', 'post', 'post'] as const) : '',
    labels: work.pattern.startsWith('labels') ? drawLabels(draw, 'work', language) : null,
    broken: draw.chance(0.3),
    strong: draw.pick(['title', '', 'all']),
  };
}

/** A post with its department, which is not left out where the other jobs have theirs. */
function departed(draw: Draw, post: string): string {
  if (post.includes('dept')) return post;
  const forms = /[([]/.test(post) ? ['dept title'] : ['dept title', 'title dept', 'title(dept)', 'dept-title'];
  return post.replace('title', draw.pick(forms));
}

interface Posts {
  readonly roles: readonly {
    readonly role: Role;
    readonly described: { readonly blocks: readonly Block[] };
  }[];
  readonly fields: Readonly<Record<string, string>>;
}

/** A company, its whole period or none, and the posts below it. */
export function nestedRoles(layout: Layout, form: NestedForm, employer: Employer, { roles, fields }: Posts): Block[] {
  const starts = employer.roles.map(({ start }) => start);
  const span = { start: Math.min(...starts), end: employer.roles[0]?.end ?? null };
  const total = periodWritten(span, layout.periods);
  const head: HeadForm = { ...layout.work, pattern: form.company, strong: 'org' };
  const company =
    form.labels === null
      ? headLines(form.side === 'company' ? { ...head, pattern: 'org' } : head, { ...fields, period: total.whole })
      : [labelled(form.labels, { org: employer.company, period: form.company === 'org' ? '' : total.whole })];
  const below = roles.flatMap(({ role, described }): Block[] => {
    const period = periodWritten(role, layout.periods);
    const own = { title: role.title, dept: layout.showDepartment ? role.department : '', period: period.whole };
    if (form.labels !== null) return [labelled(form.labels, own), ...described.blocks];
    const line: HeadForm = { ...layout.work, pattern: form.post, strong: form.strong };
    if (form.side !== 'post') return [...headLines(line, own), ...described.blocks];
    const titled = headLines({ ...line, pattern: 'dept title' }, own);
    const side = form.broken && !layout.periods.length ? brokenPeriod(period) : [period.whole];
    return [{ kind: 'aside', side, blocks: [...titled, ...described.blocks] }];
  });
  if (form.side !== 'company') return [...company, ...below];
  const side = form.broken && !layout.periods.length ? brokenPeriod(total) : [total.whole];
  return [{ kind: 'aside', side, blocks: [...company, ...below] }];
}
