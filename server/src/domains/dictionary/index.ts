export { allCities, capitalOf, cityByCode, cityByName, districtByCode, districtsOf } from './data/cities.ts';
export { certificateByCode, impliedCertificates } from './data/certificates.ts';
export { leafCategories, positionCategory } from './data/categories.ts';
export { industryByCode, industryName } from './data/industries.ts';
export { dictLabel, dictNumOf, experienceRange, isDictValue, salaryRange } from './data/labels.ts';
export { languageByCode, languageByName } from './data/languages.ts';
export { majorByCode, majorClasses, majorsOfSeveralWords } from './data/majors.ts';
export { schoolTags } from './data/schools.ts';
export { shiftByCode, shiftByName, shiftsIn } from './data/shifts.ts';
export {
  relatedSkills,
  skillById,
  skillByName,
  skillsIn,
  skillsOfCategory,
  skillsShowing,
  worksOf,
} from './data/skills.ts';
export { certificateByName, certificatesIn } from './engine/certificates-in.ts';
export { termEdition } from './engine/edition.ts';
export { foldCompany } from './engine/fold-company.ts';
export { languagesIn } from './engine/languages-in.ts';
export { majorByName } from './engine/name-major.ts';
export { schoolByName } from './engine/name-school.ts';
export { skillMeant } from './engine/name-skill.ts';
export { fold } from './engine/spelling.ts';
export { issuesOfWords } from './objections/object-in-form.ts';
export { objectionEdition, objectionsTo, type Passage } from './objections/find-objections.ts';
export { suggestCategories } from './suggest-categories.ts';
export { findCities } from './suggest-cities.ts';
export { findSchools } from './suggest-schools.ts';
export { findSkills } from './suggest-skills.ts';
export { prepareQueries } from './engine/query/lexicon.ts';
export { prepareMeaning } from './engine/meaning/leaves-meant.ts';
export { readQuery, type Part, type ReadQuery } from './engine/query/read-query.ts';
export { understandWords, type UnderstoodQuery, type Understanding } from './engine/query/understand-words.ts';
export { rankOf } from './engine/query/rank-of.ts';
export { titleRoles } from './engine/query/title-roles.ts';
export { deniedToken, wishTokens, wishToken } from './engine/query/wishes.ts';
export { titleNames } from './data/role-names.ts';
export { tradeName, tradeNameEdition } from './engine/trade-name.ts';
export { isIdle, queryTokens, skillsMeantIn, skillToken, textTokens, type Query } from './engine/vocabulary.ts';
