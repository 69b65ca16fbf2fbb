export { allCities, capitalOf, cityByCode, cityByName, districtByCode, districtsOf } from './data/cities.ts';
export { allCertificates, certificateByCode, impliedCertificates, type Certificate } from './data/certificates.ts';
export { leafCategories, positionCategory } from './data/categories.ts';
export { industryByCode, industryName } from './data/industries.ts';
export { dictLabel, dictNumOf, experienceRange, isDictValue, salaryRange } from './data/labels.ts';
export {
  allLanguages,
  languageByCode,
  languageByName,
  languageExamByCode,
  type Language,
  type LanguageExam,
} from './data/languages.ts';
export { majorByCode } from './data/majors.ts';
export { schoolTags } from './data/schools.ts';
export { allShifts, shiftByCode, shiftByName, shiftsIn, type Shift, type ShiftMention } from './data/shifts.ts';
export {
  relatedSkills,
  skillById,
  skillByName,
  skillsIn,
  skillsOfCategory,
  skillsShowing,
  worksOf,
} from './data/skills.ts';
export { certificateByName, certificatesIn, type CertificateMention } from './engine/certificates-in.ts';
export { termEdition } from './engine/edition.ts';
export { foldCompany } from './engine/fold-company.ts';
export { languagesIn, type LanguageMention } from './engine/languages-in.ts';
export { majorByName } from './engine/name-major.ts';
export { schoolByName } from './engine/name-school.ts';
export { skillMeant } from './engine/name-skill.ts';
export { fold } from './engine/spelling.ts';
export { issuesOfWords } from './objections/object-in-form.ts';
export { objectionEdition, objectionsTo, type Passage } from './objections/find-objections.ts';
export { hearWords, suggestCategories } from './suggest-categories.ts';
export { findCities } from './suggest-cities.ts';
export { findSchools } from './suggest-schools.ts';
export { findSkills } from './suggest-skills.ts';
export { correctWords } from './engine/correct-words.ts';
export { tradeName, tradeNameEdition } from './engine/trade-name.ts';
export { queryTokens, skillMentions, skillToken, textTokens, type Query } from './engine/vocabulary.ts';
