import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { talentQuery, type TalentQuery } from '@pinjian/contract/matching-talent-query.ts';
import type { Ctx } from '../../server/src/context.ts';
import { cityByName, dictNumOf, experienceRange, salaryRange } from '../../server/src/domains/dictionary/index.ts';
import { talentFactsOf } from '../../server/src/domains/matching/facts/talent-facts.ts';
import { documentEdition, talentDocument } from '../../server/src/domains/matching/index/document.ts';
import { upsertTalents } from '../../server/src/domains/matching/index/queries.ts';
import { unnamedContent } from '../../server/src/domains/resume/index.ts';
import type { GradedQuery } from './measures.ts';
import type { Half } from './figures.ts';
import { contentOfPerson, wishesOfPerson, type WrittenPerson } from './read-sets.ts';

/** A recruiter's query as its author wrote it. */
export interface TalentQuestion extends GradedQuery {
  readonly filters: {
    readonly city?: string;
    /** A label of experience. */
    readonly years?: string;
    /** At least this degree. */
    readonly degree?: string;
    /** Yuan a month. */
    readonly salaryMax?: number;
    readonly jobType?: string;
  };
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

export const readTalentQuestions = (half: Half) => read(`talent-queries-${half}.json`) as TalentQuestion[];

/** Everybody whom the grades name. */
export const writtenTalents = (): WrittenPerson[] =>
  ['hard-persons.json', 'more-persons.json'].flatMap((name) => read(name) as WrittenPerson[]);

const bands = 8;
const highest = 7;
const fen = 100;

/** The question as the page would send it. */
export function inputOf({ q, filters }: TalentQuestion): TalentQuery {
  const { city, years, degree, salaryMax, jobType } = filters;
  const range = years === undefined ? null : (experienceRange(dictNumOf('experience', years) ?? 0) ?? null);
  const least = degree === undefined ? null : (dictNumOf('education', degree) ?? null);
  const paid = Array.from({ length: bands }, (_, num) => num).filter(
    (num) => num > 0 && salaryMax !== undefined && (salaryRange(num)?.min ?? Infinity) < salaryMax * fen,
  );
  return {
    ...talentQuery.parse({
      q,
      cityCodes: city === undefined ? '' : (cityByName(city)?.code ?? ''),
      education:
        least === null ? '' : Array.from({ length: highest - least + 1 }, (_, index) => least + index).join(','),
      salaryRange: paid.join(','),
      jobType: jobType === undefined ? '' : `${dictNumOf('job_type', jobType) ?? ''}`,
    }),
    yearsMin: range?.min,
    yearsMax: range?.max ?? undefined,
  };
}

/**
 * Puts the persons into the index of talents in place of people of a crowd who may be found.
 * @returns the person's id of each seeker
 */
export async function loadTalents(
  ctx: Ctx,
  pool: Pool,
  persons: readonly WrittenPerson[],
): Promise<ReadonlyMap<string, string>> {
  const people = await pool.query<{ seeker_id: string; resume_id: string }>(
    `select talent.seeker_id, talent.resume_id from matching_talent as talent
       join resume_visibility as choice on choice.seeker_id = talent.seeker_id and choice.visibility = 'open'
     order by talent.seeker_id limit $1`,
    [persons.length],
  );
  if (people.rows.length < persons.length) throw new Error('the crowd is too small');
  await pool.query('truncate matching_talent');
  const ids = new Map<string, string>();
  const records = persons.flatMap((person, index) => {
    const place = people.rows[index];
    if (place === undefined) return [];
    ids.set(place.seeker_id, person.id);
    const content = unnamedContent(contentOfPerson(person));
    const wishes = wishesOfPerson(person);
    const facts = talentFactsOf({
      content,
      wishes,
      receipts: [],
      industries: [],
      activeAt: null,
      blockedCompanyIds: [],
      employerCompanyIds: [],
      findable: true,
      now: ctx.now(),
    });
    const document = talentDocument({ resumeId: place.resume_id, content, wishes, facts, employers: [] });
    const activeAt = new Date(ctx.now().getTime() - ((index * 37) % 400) * 3_600_000);
    return [{ ...document, seekerId: place.seeker_id, edition: documentEdition, activeAt }];
  });
  await upsertTalents(ctx, records);
  return ids;
}
