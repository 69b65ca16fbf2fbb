export { addConfirmedResumes } from './bulk/add-confirmed-resumes.ts';
export { phonePart, phoneParts } from './contact/phone-parts.ts';
export { openContent, sealContent, type StoredContent } from './contact/sealed-content.ts';
export { rotateContentHashes } from './contact/rotate-content-hashes.ts';
export { openResumeFile } from './export/files/get-resume-file.ts';
export { defaultIntentions, defaultResumeOf, defaultSnapshots, resumeSnapshot } from './find-resumes.ts';
export { maskContacts, unnamedContent, type UnnamedContent } from './mask-contacts.ts';
export { requireFindable } from './privacy/check-findable.ts';
export { addConsents } from './privacy/add-consents.ts';
export { findableAmong, findingFacts } from './privacy/find-findable.ts';
export { hasChosenVisibility } from './privacy/find-choice.ts';
export { isOpenToCompanies, mayFindSeeker, type Finder, type FindingFacts } from './privacy/policy.ts';
export {
  countMonths,
  highestEducation,
  latestRole,
  monthOf,
  monthsOf,
  positionTitleOf,
  workYears,
  type Months,
} from './rules.ts';
export { addReordered } from './add-reordered.ts';
export { openShare, printShare, type ClosedShare, type OpenShare, type ShareVisit } from './share/open-share.ts';
export { unlockShare } from './share/unlock-share.ts';
export { candidateResumeOf, type ResumeSnapshot } from './view.ts';
