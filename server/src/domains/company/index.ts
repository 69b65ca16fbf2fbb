export { findByTradeName } from './block/find-by-trade-name.ts';
export { findCoveringBlock } from './block/find-covering-block.ts';
export { isCreditCode } from './rules.ts';
export { companyCards, companyName } from './profile/find-companies.ts';
export { isDemoSubmission } from './verification/check-demo.ts';
export { isVerified, requireVerifiedCompany } from './verification/check-verified.ts';
export { decideVerification } from './verification/decide-verification.ts';
export { listPendingVerifications } from './verification/list-pending-verifications.ts';
