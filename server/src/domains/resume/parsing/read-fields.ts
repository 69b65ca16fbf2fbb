import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { ResumeConfidence, UnplacedLine } from '@pinjian/contract/resume.ts';
import { keepVerbatim, settle, type Draft } from './draft.ts';
import { readBasics } from './fields/basics.ts';
import { isCertificate, isNoCertificate, readCertificates } from './fields/certificates.ts';
import { readEducation } from './fields/education.ts';
import { readOwnSchool } from './fields/own-school.ts';
import { readIntentions } from './fields/intention.ts';
import { tellsDuration } from './fields/entry-head.ts';
import { isLanguage, readLanguages } from './fields/languages.ts';
import type { Places } from './fields/places.ts';
import { partProjects } from './fields/nested-projects.ts';
import { readProjects } from './fields/projects.ts';
import { readSkills, saysLevel } from './fields/skills.ts';
import { readOthers, readSelfEvaluation } from './fields/text-sections.ts';
import { beginsJob, readWork } from './fields/work.ts';
import { readOwnHeading, type SectionKind } from './headings.ts';
import { plainReadings } from './learned/plain-readings.ts';
import { readCareer, type Career } from './learned/read-career.ts';
import { recogniseSections } from './recognise-sections.ts';
import { settleKinds } from './section-kinds.ts';
import { splitSections, type Section } from './sections.ts';
import { nameTableCells } from './table-rows.ts';
import { findUnplaced } from './unplaced.ts';
import type { TextLine } from './text/line.ts';
import { findMonth } from './text/dates.ts';
import { dropPlaceholders } from './text/placeholders.ts';
import { straightenCentred } from './text/centred.ts';
import { mendPeriods, mendStacked } from './text/broken-lines.ts';
import { mendLabels } from './text/label-lines.ts';
import { joinWideWords } from './text/wide-words.ts';
import { joinWrapped } from './text/wrap.ts';
import { partHeadingCells } from './text/heading-cells.ts';
import { openToldEntries } from './text/told-entries.ts';

/** What is read of a resume, and its text line by line. */
export interface ReadFields {
  readonly content: ResumeContent;
  readonly confidence: ResumeConfidence;
  readonly text: string;
  /** Lines of the text that reached no field. */
  readonly unplaced: readonly UnplacedLine[];
}

/**
 * Turns the lines of a resume into fields, each with how sure it is and the words it comes from. Every text of the
 * result stands in the lines: a field without a source stays empty.
 */
export function readFields(rows: readonly TextLine[], places: Places): ReadFields {
  const { lines, named, sections: sorted } = prepare(rows);
  const rules = readByRules(sorted, places);
  const { taken, ...career } = readCareer(rules, named, sorted, places);
  const sections = sorted.map((section) => withoutTaken(section, taken)).filter((section) => section.lines.length > 0);
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const linesOf = (kind: SectionKind) => of(kind).flatMap((section) => section.lines);
  const header = linesOf('basics');
  const mixed = partCertificates(of('certificates'));
  const skills = readSkills([...linesOf('skills'), ...mixed.skills]);
  const draft: Draft<ResumeContent> = {
    basics: readBasics(
      [
        ...header,
        ...of('other')
          .filter(isLinks)
          .flatMap((section) => section.lines),
      ],
      lines,
      places,
    ),
    intentions: readIntentions(linesOf('intention'), header, places),
    education: withoutDoubles(career.education.length > 0 ? career.education : readOwnSchool(header)).slice(0, 10),
    work: career.work.slice(0, 20),
    projects: career.projects.slice(0, 20),
    skills: skills.skills,
    certificates: [...readCertificates(mixed.certificates), ...readCertificates(skills.certificates)].slice(0, 30),
    languages: [
      ...readLanguages([...linesOf('languages'), ...mixed.languages]),
      ...readLanguages(skills.languages),
    ].slice(0, 10),
    selfEvaluation: readSelfEvaluation(of('selfEvaluation')),
    others: readOthers(
      of('other').filter((section) => !isLinks(section)),
      [{ title: of('skills')[0]?.title ?? '', lines: skills.sentences }],
    ),
  };
  const text = lines.map((line) => line.text).join('\n');
  const { content, confidence } = settle<ResumeContent>(draft);
  const verbatim = keepVerbatim(content, rows.map((row) => row.text).join('\n'));
  const read = { content: verbatim, confidence: withoutEmpty(confidence, verbatim) };
  return { ...read, text, unplaced: findUnplaced({ ...read, lines, sections: sorted }) };
}

/** Schools, jobs and projects as the rules read them, section by section. */
export function readByRules(sections: readonly Section[], places: Places): Career {
  const of = (kind: SectionKind) => sections.filter((section) => section.kind === kind);
  const jobs = of('work').map((section) => partProjects(mendStacked(section.lines), beginsJob));
  return {
    education: of('education').flatMap((section) => readEducation(mendStacked(section.lines))),
    work: jobs.flatMap(({ job }) => readWork(job, places)),
    projects: [...jobs.map(({ projects }) => projects), ...of('projects').map((section) => section.lines)].flatMap(
      readProjects,
    ),
  };
}

/** A school among the facts about the person, and again with its years where the schools are told. */
function withoutDoubles(schools: Career['education']): Career['education'] {
  const read = plainReadings({ education: schools, work: [], projects: [] }).education;
  return schools.filter(
    (_, at) => read[at]?.period !== '~' || !read.some(({ main, period }) => main === read[at]?.main && period !== '~'),
  );
}

/** What stands in an entry is not read as a list besides. */
function withoutTaken(section: Section, taken: ReadonlySet<string>): Section {
  const isOfEntries = section.kind === 'education' || section.kind === 'work' || section.kind === 'projects';
  return isOfEntries ? section : { ...section, lines: section.lines.filter((line) => !taken.has(line.text)) };
}

/** The lines as they were meant, and the sections that headings and contents make of them. */
export function prepare(rows: readonly TextLine[]): { lines: TextLine[]; named: TextLine[]; sections: Section[] } {
  const lines = openToldEntries(mendPeriods(mendLabels(joinWrapped(joinWideWords(rows)))));
  const told = straightenCentred(lines.filter(({ text }) => !tellsDuration(text)));
  const named = nameTableCells(partHeadingCells(dropPlaceholders(mendUnderHeadings(told))));
  return { lines, named, sections: partHonours(recogniseSections(settleKinds(splitSections(named)))) };
}

/** Periods whose ends stand below each other, where entries are told: two certificates have a month each. */
function mendUnderHeadings(lines: readonly TextLine[]): TextLine[] {
  const runs: { isOfEntries: boolean; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const kind = readOwnHeading(line.parts.join(' '), true)?.kind;
    const isOfEntries = kind === 'work' || kind === 'education' || kind === 'projects';
    if (kind !== undefined || runs.length === 0) runs.push({ isOfEntries, lines: [] });
    runs.at(-1)?.lines.push(line);
  }
  return runs.flatMap((run) => (run.isOfEntries ? mendStacked(run.lines) : run.lines));
}

/** 作品链接: addresses and nothing else. */
function isLinks({ lines }: Section): boolean {
  return (
    lines.length > 0 &&
    lines.every(({ text }) => /^(?:\p{Script=Han}{0,6}\s*[:：]?\s*)(?:https?:\/\/|www\.)\S+$/u.test(text))
  );
}

/** Honours among certificates (荣誉证书) are kept under their heading, apart from the certificates. */
function partHonours(sections: readonly Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    if (section.kind !== 'certificates') return [section];
    const isPrize = /荣誉|奖/u.test(section.title);
    if (isPrize && !section.lines.some(({ text }) => /证|资格|[四六]级|等级/u.test(text)))
      return [{ ...section, kind: 'other' }];
    // 教师资格证、优秀毕业生: a list of both.
    const lines = section.lines.flatMap((line) =>
      /[、；;]/u.test(line.text) && splitList(line).some((each) => isNoCertificate(each.text))
        ? splitList(line)
        : [line],
    );
    const honours = lines.filter((line) => isNoCertificate(line.text));
    const kept = lines.filter((line) => !isNoCertificate(line.text));
    if (honours.length === 0) return [section];
    const parted: Section[] = [
      { ...section, lines: kept },
      { ...section, kind: 'other', lines: honours },
    ];
    return parted.filter(({ lines: own }) => own.length > 0);
  });
}

/** What stands together under one heading: 证书与语言, 技能证书. */
function partCertificates(sections: readonly Section[]): Record<'certificates' | 'languages' | 'skills', TextLine[]> {
  const parted = { certificates: [] as TextLine[], languages: [] as TextLine[], skills: [] as TextLine[] };
  for (const { title, lines } of sections) {
    for (const line of lines) {
      const pieces = splitList(line);
      const isMixed = /语/u.test(title) || pieces.some((each) => isLanguage(each.text) || saysLevel(each.text));
      for (const each of isMixed ? pieces : [line])
        parted[listOf(each.text, isMixed, title, /技能|技术|软件|特长|拿手/u.test(title))].push(each);
    }
  }
  return parted;
}

function listOf(
  text: string,
  isMixed: boolean,
  title: string,
  maySkill: boolean,
): 'certificates' | 'languages' | 'skills' {
  // 普通话二级甲等 is a certificate among certificates, and a language beside others.
  const isLevel = /[语言]/u.test(title) && /^普通话[一二三]级/u.test(text);
  if (isMixed && (isLanguage(text) || isLevel)) return 'languages';
  if (isMixed && saysLevel(text)) return 'skills';
  return maySkill && !isCertificate(text) && findMonth(text) === null && !/证/u.test(text) ? 'skills' : 'certificates';
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
