import { certificateByName, type Part, type UnderstoodQuery } from '#domains/dictionary/index.ts';
import { askedOf, type Asked, type IndexWords, type Term } from '#domains/position/index.ts';
import { noPayToken, payTokens, yearTokens } from '../index/bands.ts';
import {
  categoryToken,
  certificateToken,
  degreeToken,
  jobTypeToken,
  namedRoleToken,
  recruitTypeToken,
} from '../index/tokens.ts';

type Meaning = Part['meaning'];

/** dictNums of job_type and recruit_type. */
const jobTypes = { fullTime: 1, partTime: 2, intern: 3, gig: 6 } as const;
const recruitTypes = { campus: 2, intern: 3 } as const;
/** dictNum of the highest degree. */
const highestDegree = 7;
/** Whoever just begins has worked for so many years at most. */
const beginnerYears = 1;

/** Degrees that are enough where one is asked for. */
const degreesFrom = (degree: number): number[] =>
  Array.from({ length: highestDegree - degree + 1 }, (_, index) => degree + index);

function employmentTerm(type: Extract<Meaning, { kind: 'employment' }>['type']): Term | null {
  switch (type) {
    case 'fullTime':
      return jobTypeToken(jobTypes.fullTime);
    case 'partTime':
      return [jobTypeToken(jobTypes.partTime), jobTypeToken(jobTypes.gig)];
    case 'gig':
      return [jobTypeToken(jobTypes.gig), jobTypeToken(jobTypes.partTime)];
    case 'intern':
      return [jobTypeToken(jobTypes.intern), recruitTypeToken(recruitTypes.intern)];
    default:
      return recruitTypeToken(recruitTypes.campus);
  }
}

/** How the index of talents names what a recruiter's words ask for. */
export const talentWords: IndexWords = {
  roleTerms: (roles) => roles.flatMap((id) => [categoryToken(id), namedRoleToken(id)]),
  conditionTerm(meaning) {
    switch (meaning.kind) {
      case 'pay':
        return [...payTokens({ min: meaning.min ?? 0, max: meaning.max }), noPayToken];
      case 'experience':
        return yearTokens({ min: meaning.years ?? 0, max: meaning.years === null ? beginnerYears : meaning.most });
      case 'education':
        return meaning.degree === 0 ? null : degreesFrom(meaning.degree).map(degreeToken);
      case 'employment':
        return employmentTerm(meaning.type);
      default:
        return null;
    }
  },
};

/** What posts grant and how they are published is nothing that a talent has: there these are words, or nothing. */
function ofTalents(part: Part): Part[] {
  const { meaning, label } = part;
  // To be taught is what a talent looks for, not what one is.
  if (meaning.kind === 'wish' && meaning.code === 'training') return [];
  if (meaning.kind === 'wish') return [{ ...part, meaning: { kind: 'word', spelling: label } }];
  if (meaning.kind === 'company') return [{ ...part, meaning: { kind: 'word', spelling: meaning.spelling } }];
  if (meaning.kind === 'workMode') return [{ ...part, meaning: { kind: 'word', spelling: '远程' } }];
  if (meaning.kind === 'source') return [];
  // People say in which city they would work.
  if (meaning.kind === 'place')
    return [{ ...part, meaning: { kind: 'place', place: { ...meaning.place, districtCode: null } } }];
  return [part];
}

const isItem = ({ meaning: { kind } }: Part): boolean => kind === 'role' || kind === 'skill' || kind === 'word';

/** What a recruiter's words ask for; a certificate under any of its names. */
export function askedOfTalents(read: UnderstoodQuery, chosen: { readonly hasPlace: boolean }): Asked {
  const parts = read.parts.flatMap(ofTalents);
  const asked = askedOf({ ...read, parts }, chosen, talentWords);
  const said = parts.filter(isItem);
  return {
    ...asked,
    // What posts tell of conditions is nothing that a talent tells.
    items: asked.items
      .filter(({ kind }) => kind !== 'told')
      .map((item, at) => {
        const meaning = said[at]?.meaning;
        const certificate =
          meaning !== undefined && 'spelling' in meaning ? certificateByName(meaning.spelling) : undefined;
        if (certificate === undefined) return item;
        const token = certificateToken(certificate.code);
        return { ...item, inTitle: [item.inTitle, token], anywhere: [item.anywhere, token] };
      }),
  };
}
