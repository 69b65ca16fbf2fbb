import type { TextLine } from '../../../../server/src/domains/resume/parsing/text/line.ts';
import type { Draw } from '../draw.ts';
import type { Document } from './documents.ts';
import { latinNameOf } from './latin-names.ts';
import { nameOf } from './names.ts';

/**
 * The same document of another person: most employers, posts, schools and projects are called otherwise, so that the
 * layout is learned and not the names that the generator knows.
 */
export function rename(draw: Draw, { rows, truth }: Document): Document {
  const share = draw.chance(0.15) ? 0 : 0.75;
  const text = rows.map((row) => row.parts.join('\u0001')).join('\u0002');
  const names = new Map<string, string>();
  const put = (name: string, kind: keyof typeof nameOf) => {
    const isHan = /\p{Script=Han}/u.test(name);
    const isKnown = name.length > (isHan ? 1 : 3) && !names.has(name) && text.includes(name);
    if (isKnown && draw.chance(share)) names.set(name, (isHan ? nameOf : latinNameOf)[kind](draw));
  };
  for (const { company, roles } of truth.work) {
    put(company, 'company');
    for (const { title, department } of roles) {
      put(title, 'title');
      put(department, 'department');
    }
  }
  for (const { school, major } of truth.education) {
    put(school, 'school');
    put(major, 'major');
  }
  for (const { name, role } of truth.projects) {
    put(name, 'project');
    put(role, 'role');
  }
  if (names.size === 0) return { rows, truth };
  const pattern = new RegExp(
    [...names.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map(patternOf)
      .join('|'),
    'gu',
  );
  const swap = (part: string) =>
    part.length <= longest || part.includes('\n') ? part.replace(pattern, (name) => names.get(name) ?? name) : part;
  const own = (name: string) => names.get(name) ?? name;
  const told = (description: string) => description.split('\n').map(swap).join('\n');
  return {
    rows: rows.map((row): TextLine => {
      const parts = row.parts.map(swap);
      return { ...row, parts, text: parts.join('  ') };
    }),
    truth: {
      ...truth,
      work: truth.work.map((each) => ({
        company: own(each.company),
        roles: each.roles.map((role) => ({
          ...role,
          title: own(role.title),
          department: own(role.department),
          description: told(role.description),
        })),
      })),
      education: truth.education.map((each) => ({ ...each, school: own(each.school), major: own(each.major) })),
      projects: truth.projects.map((each) => ({
        ...each,
        name: own(each.name),
        role: own(each.role),
        description: told(each.description),
      })),
    },
  };
}

/** Longer texts tell something; names in them stay. */
const longest = 60;

/** A short word is a name only where no other letters stand beside it. */
function patternOf(name: string): string {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (/^[A-Za-z]/u.test(name)) return String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`;
  return name.length > 3 ? plain : String.raw`(?<!\p{Script=Han})${plain}(?!\p{Script=Han})`;
}
