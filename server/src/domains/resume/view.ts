import { maskName } from '@pinjian/contract/person.ts';
import { parseFailures, type CandidateResume, type ResumeCard, type ResumeDetail } from '@pinjian/contract/resume.ts';
import type { ResumeContent, ResumeEducation } from '@pinjian/contract/resume-content.ts';
import { schoolByName, schoolTags } from '#domains/dictionary/index.ts';
import type { StoredFile } from '#platform/files/stored-file.ts';
import type { ResumeRow } from './queries.ts';
import { completeness, headline } from './rules.ts';
import { maskContacts } from './mask-contacts.ts';

function stateOf(row: ResumeRow) {
  return {
    resumeId: row.id,
    title: row.title,
    parseState: row.parse_state,
    failure: row.failure === null ? null : { reason: row.failure, message: parseFailures[row.failure] },
    isDefault: row.is_default,
    template: row.template,
    printStyle: row.print_style,
    confirmed: row.confirmed_at !== null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A resume in its owner's list. */
export function cardOf(row: ResumeRow): ResumeCard {
  return {
    ...stateOf(row),
    name: row.content.basics.name,
    headline: headline(row.content),
    completeness: completeness(row.content),
    fileKind: row.source_kind,
  };
}

/** A resume whole, for its owner. */
export function detailOf(row: ResumeRow, file: StoredFile | undefined, url: string): ResumeDetail {
  return {
    ...stateOf(row),
    content: row.content,
    confidence: row.confidence,
    arrangement: row.arrangement,
    completeness: completeness(row.content),
    sourceFile:
      file === undefined || (file.kind !== 'pdf' && file.kind !== 'word' && file.kind !== 'text')
        ? null
        : { name: file.name, kind: file.kind, type: file.type, size: file.size, url },
    sourceText: row.source_text,
    unplaced: row.unplaced,
  };
}

/** A resume as it was sent, or as it is now. */
export interface ResumeSnapshot {
  readonly resumeId: string;
  readonly title: string;
  readonly content: ResumeContent;
  readonly updatedAt: Date;
}

/**
 * What an employer sees. With `contactShown` (the seeker has applied to that company) everything but the gender;
 * without it neither the name nor any way to reach the person past the platform, in texts either.
 */
export function candidateResumeOf(
  sent: Omit<ResumeSnapshot, 'title'> & { readonly contactShown: boolean },
): CandidateResume {
  const { resumeId, updatedAt, contactShown } = sent;
  const { gender: _gender, ...basics } = sent.content.basics;
  const shown = { ...sent.content, basics, education: sent.content.education.map(withKnownSchool) };
  if (contactShown) return { resumeId, contactShown, content: shown, updatedAt: updatedAt.toISOString() };
  const hidden = { ...basics, name: '', phone: '', email: '', birthMonth: null, links: [] };
  const masked = maskContacts({ ...shown, basics: hidden }, basics.name);
  return {
    resumeId,
    contactShown,
    content: { ...masked, basics: { ...masked.basics, name: maskName(basics.name) } },
    updatedAt: updatedAt.toISOString(),
  };
}

/** The entry with the school that its words name beside them. */
function withKnownSchool(entry: ResumeEducation) {
  const school = schoolByName(entry.school);
  return { ...entry, knownSchool: school === null ? null : { name: school.name, tags: schoolTags(school) } };
}
