export { addConfirmedResumes } from './bulk/add-confirmed-resumes.ts';
export { phonePart, phoneParts } from './contact/phone-parts.ts';
export { openContent, sealContent, type StoredContent } from './contact/sealed-content.ts';
export { rotateContentHashes } from './contact/rotate-content-hashes.ts';
export { defaultResumeOf, defaultSnapshots, resumeSnapshot } from './find-resumes.ts';
export { unnamedContent, type UnnamedContent } from './mask-contacts.ts';
export { requireFindable } from './privacy/check-findable.ts';
export { countMonths, highestEducation, latestRole, monthOf, monthsOf, workYears, type Months } from './rules.ts';
export { candidateResumeOf, type ResumeSnapshot } from './view.ts';
