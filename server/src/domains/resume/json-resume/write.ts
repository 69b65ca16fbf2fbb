import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import * as z from 'zod/mini';
import { headline } from '../rules.ts';
import { sourceText } from '../source-data/source-data.ts';
import { addressOf } from './addresses.ts';
import { ownDepartment, ownPart, ownSections, type JsonResume } from './schema.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * A content as JSON Resume 1.0.0, for other programs to read. The content itself stands in `meta`: who reads the file here
 * gets back what has no place in JSON Resume, too, as long as nobody has changed what stands beside it.
 */
export function writeJsonResume(
  content: ResumeContent,
  { product, updatedAt }: { readonly product: string; readonly updatedAt: Date },
): JsonResume {
  return filled({
    $schema: schema,
    basics: basicsOf(content),
    work: content.work.flatMap(({ company, roles }) =>
      roles.map((role) =>
        filled({
          name: company,
          position: role.title,
          [ownDepartment]: role.department,
          ...periodOf(role),
          highlights: linesOf(role.description),
        }),
      ),
    ),
    education: content.education.map((each) =>
      filled({
        institution: each.school,
        area: each.major,
        studyType: labelOf('education', each.degree),
        ...periodOf(each),
        courses: linesOf(each.description),
      }),
    ),
    projects: content.projects.map((each) =>
      filled({
        name: each.name,
        roles: each.role === '' ? [] : [each.role],
        ...periodOf(each),
        url: addressOf(each.link) ?? '',
        highlights: linesOf(each.description),
      }),
    ),
    skills: content.skills.map(({ name, level }) => filled({ name, level: labelOf('skill_level', level) })),
    certificates: content.certificates.map(({ name, month }) => filled({ name, date: month ?? '' })),
    languages: content.languages.map(({ name, level }) => filled({ language: name, fluency: level })),
    [ownSections]: content.others.map(({ title, description }) => filled({ title, lines: linesOf(description) })),
    meta: {
      version: 'v1.0.0',
      lastModified: updatedAt.toISOString().slice(0, 19),
      theme: product,
      [ownPart]: JSON.parse(sourceText({ content, printed: null })) as object,
    },
  });
}

function basicsOf(content: ResumeContent): NonNullable<JsonResume['basics']> {
  const { name, phone, email, city, links } = content.basics;
  const [first, ...more] = links.flatMap((link) => addressOf(link) ?? []);
  return filled({
    name,
    label: headline(content),
    // What the form takes for an address may still be none for others.
    email: z.safeParse(z.email(), email).success ? email : '',
    phone,
    url: first ?? '',
    summary: content.selfEvaluation,
    location: city === null ? {} : filled({ city: city.name, countryCode: city.code === null ? '' : 'CN' }),
    profiles: more.map((url) => ({ network: new URL(url).hostname, url })),
  });
}

function periodOf(period: { readonly start: string | null; readonly end: string | null; readonly current: boolean }) {
  return { startDate: period.start ?? '', endDate: period.current ? '' : (period.end ?? '') };
}

function labelOf(type: 'education' | 'skill_level', value: number | null): string {
  return value === null ? '' : (dictLabel(type, value) ?? '');
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** An object without what says nothing: a part that is missing is how JSON Resume says that. */
function filled<T extends object>(parts: T): T {
  const entries = Object.entries(parts).filter(([, value]) => !isNothing(value));
  return Object.fromEntries(entries) as T;
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}
