import { isCertificate } from './fields/certificates.ts';
import { isSchool, isCompany, isTitle, readDegree } from './fields/words.ts';
import type { SectionKind } from './headings.ts';
import type { Section } from './sections.ts';
import { findPeriod } from './text/dates.ts';
import type { TextLine } from './text/line.ts';

/**
 * Sections whose heading tells nothing (拍过), and resumes without headings, by what stands in them: only where no heading of the
 * file told of work or school.
 */
export function recogniseSections(sections: readonly Section[]): Section[] {
  return recogniseEntries(sections).flatMap(partPerson);
}

const contact = /(?<!\d)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)|[\w.+-]+@[\w-]+\.[\w.]+/;

/** 电话：…, 邮箱：… below a heading as 关于我: from there on the lines are about the person, until something is told again. */
function partPerson(section: Section): Section[] {
  const first = section.kind === 'selfEvaluation' ? section.lines.findIndex((line) => contact.test(line.text)) : -1;
  if (first < 0) return [section];
  const isFact = (line: TextLine | undefined) =>
    line !== undefined && (contact.test(line.text) || (line.text.length <= 24 && !/[，。；;、]/u.test(line.text)));
  let from = first;
  while (isFact(section.lines[from - 1])) from--;
  let to = first + 1;
  while (isFact(section.lines[to])) to++;
  const parts: Section[] = [
    { ...section, lines: [...section.lines.slice(0, from), ...section.lines.slice(to)] },
    { kind: 'basics', title: '', lines: section.lines.slice(from, to) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function recogniseEntries(sections: readonly Section[]): Section[] {
  const lacks = (kind: SectionKind) => !sections.some((section) => section.kind === kind);
  const named = sections.map((section) => {
    if (section.kind !== 'other') return section;
    // 作品 with a time at each is told project by project.
    if (/作品/u.test(section.title) && lacks('projects') && section.lines.some(isDated))
      return { ...section, kind: 'projects' as const };
    const kind = kindOfEntries(section.lines);
    return kind !== null && lacks(kind) ? { ...section, kind } : section;
  });
  const parted = named.flatMap((section) => partList(section, lacks));
  if (parted.length > named.length) return parted;
  const isBare = named.every(({ kind }) => kind !== 'work' && kind !== 'education');
  return isBare ? named.flatMap((section) => (section.kind === 'basics' ? partHeader(section) : [section])) : named;
}

/** Jobs and schools behind a list, where their own heading is missing. */
function partList(section: Section, lacks: (kind: SectionKind) => boolean): Section[] {
  if (!listKinds.has(section.kind)) return [section];
  const first = section.lines.findIndex((line, index) => {
    const kind = isDated(line) ? kindOfEntries(section.lines.slice(index, index + 2)) : null;
    return kind !== null && lacks(kind);
  });
  if (first < 0) return [section];
  const entries = partHeader({ kind: 'basics', title: '', lines: section.lines.slice(first) });
  const kept = { ...section, lines: section.lines.slice(0, first) };
  return [...(first > 0 ? [kept] : []), ...entries.filter(({ lines }) => lines.length > 0)];
}

const listKinds: ReadonlySet<SectionKind> = new Set(['skills', 'certificates', 'languages', 'selfEvaluation']);

/** Work or school, by the lines that stand at periods; null where nothing stands at one. */
function kindOfEntries(lines: readonly TextLine[]): 'work' | 'education' | null {
  const heads = lines.flatMap((line, index) => (isDated(line) ? [lines.slice(Math.max(0, index - 1), index + 3)] : []));
  if (heads.length === 0) return null;
  const words = heads.flat().flatMap((line) => wordsOf(line));
  if (words.some(isSchool) && words.some((word) => readDegree(word) !== null)) return 'education';
  const isJob = words.some(isCompany) || words.filter((word) => isTitle(word)).length >= heads.length;
  return isJob ? 'work' : null;
}

function wordsOf({ parts }: TextLine): string[] {
  return parts.flatMap((part) => part.split(/\s*[|｜·,，/]\s*|\s+/u)).filter((word) => word.length > 1);
}

/** A period at the edge of its line, and no sentence around it. */
function isDated({ text }: TextLine): boolean {
  const period = findPeriod(text);
  if (period === null || text.length > 60) return false;
  const before = text.slice(0, period.index).trim();
  const after = text.slice(period.index + period.source.length).trim();
  return (before === '' || /^[）)\]】]?$/u.test(after)) && !text.endsWith('。');
}

/** What stands under the header of a resume that has no headings, entry by entry. */
function partHeader(section: Section): Section[] {
  const { lines } = section;
  const first = lines.findIndex(
    (line, index) => isDated(line) && kindOfEntries(lines.slice(index, index + 3)) !== null,
  );
  if (first < 0) return [section];
  const parts: { kind: SectionKind; title: string; lines: TextLine[] }[] = [
    { kind: 'basics', title: '', lines: lines.slice(0, first) },
  ];
  for (const [index, line] of lines.entries()) {
    if (index < first) continue;
    const last = parts.at(-1);
    const kind = kindOfLine(line, last?.kind ?? 'basics');
    if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, title: kind === 'certificates' ? '证书与语言' : '', lines: [line] });
  }
  return parts;
}

function kindOfLine(line: TextLine, current: SectionKind): SectionKind {
  const own = isDated(line) ? kindOfEntries([line]) : null;
  if (own !== null) return own;
  const isEntry = current === 'work';
  if (!isEntry && wordsOf(line).some((word) => isCertificate(word.replace(/[；;。、].*$/u, '')))) return 'certificates';
  return !isEntry && line.text.length > 16 && /[，；。]/u.test(line.text) ? 'selfEvaluation' : current;
}
