export { planAdditions } from './bulk/plan-bulk-move.ts';
export { findSentResumes } from './candidate/find-sent.ts';
export { summaryOf } from './candidate/summary.ts';
export { rotatePhoneParts } from './contact/rotate-phone-parts.ts';
export { addTalent } from './pipeline/add-talent.ts';
export { answerUnsuitable } from './pipeline/answer-unsuitable.ts';
export { applyToPosition } from './pipeline/apply-to-position.ts';
export { findAdditions } from './pipeline/find-additions.ts';
