import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeConfidence } from '@pinjian/contract/resume.ts';
import { keepVerbatim, settle, type Draft } from './draft.ts';
import { readBasics } from './fields/basics.ts';
import { readCertificates } from './fields/certificates.ts';
import { readEducation } from './fields/education.ts';
import { readIntentions } from './fields/intention.ts';
import { isLanguage, readLanguages } from './fields/languages.ts';
import type { Places } from './fields/places.ts';
import { readProjects } from './fields/projects.ts';
import { readSkills } from './fields/skills.ts';
import { readOthers, readSelfEvaluation } from './fields/text-sections.ts';
import { readWork } from './fields/work.ts';
import type { SectionKind } from './headings.ts';
import { splitSections, type Section } from './sections.ts';
import { nameTableCells } from './table-rows.ts';
import type { TextLine } from './text/line.ts';
import { dropPlaceholders } from './text/placeholders.ts';
import { joinWrapped } from './text/wrap.ts';

/** What is read of a resume, and its text line by line. */
export interface ReadFields {
  readonly content: ResumeContent;
  readonly confidence: ResumeConfidence;
  readonly text: string;
}

/**
 * Turns the lines of a resume into fields, each with how sure it is and the words it comes from. Every text of the
 * result stands in the lines: a field without a source stays empty.
 */
export function readFields(rows: readonly TextLine[], places: Places): ReadFields {
  const lines = joinWrapped(rows);
  const sections = splitSections(nameTableCells(dropPlaceholders(lines)));
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: SectionKind) => of(kind).flatMap((section) => section.lines);
  const header = linesOf('basics');
  const mixed = partLanguages(of('certificates'));
  const skills = readSkills(linesOf('skills'));
  const draft: Draft<ResumeContent> = {
    basics: readBasics(header, lines, places),
    intentions: readIntentions(linesOf('intention'), header, places),
    education: of('education')
      .flatMap((section) => readEducation(section.lines))
      .slice(0, 10),
    work: of('work')
      .flatMap((section) => readWork(section.lines, places))
      .slice(0, 20),
    projects: of('projects')
      .flatMap((section) => readProjects(section.lines))
      .slice(0, 20),
    skills: skills.skills,
    certificates: [...readCertificates(mixed.certificates), ...readCertificates(skills.certificates)].slice(0, 30),
    languages: [
      ...readLanguages([...linesOf('languages'), ...mixed.languages]),
      ...readLanguages(skills.languages),
    ].slice(0, 10),
    selfEvaluation: readSelfEvaluation(of('selfEvaluation')),
    others: readOthers(of('other'), [{ title: of('skills')[0]?.title ?? '', lines: skills.sentences }]),
  };
  const text = lines.map((line) => line.text).join('\n');
  const { content, confidence } = settle<ResumeContent>(draft);
  const verbatim = keepVerbatim(content, rows.map((row) => row.text).join('\n'));
  return { content: verbatim, confidence: withoutEmpty(confidence, verbatim), text };
}

/** 证书与语言 under one heading. */
function partLanguages(sections: readonly Section[]): { certificates: TextLine[]; languages: TextLine[] } {
  const parted = { certificates: [] as TextLine[], languages: [] as TextLine[] };
  for (const { title, lines } of sections) {
    for (const line of lines.flatMap((each) => (/语/u.test(title) ? splitList(each) : [each])))
      (/语/u.test(title) && isLanguage(line.text) ? parted.languages : parted.certificates).push(line);
  }
  return parted;
}

function splitList(line: TextLine): TextLine[] {
  return line.parts.flatMap((part) =>
    part
      .split(/[；;、]\s*/u)
      .filter((text) => text !== '')
      .map((text) => ({ ...line, text, parts: [text] })),
  );
}

/** Drops what is said of fields that did not stand the comparison with the source. */
function withoutEmpty(confidence: ResumeConfidence, content: ResumeContent): ResumeConfidence {
  return Object.fromEntries(Object.entries(confidence).filter(([path]) => !isEmpty(valueAt(content, path))));
}

/** The value at a dotted path: `work.0.roles.1.start`. */
function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
      content,
    );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false;
}
