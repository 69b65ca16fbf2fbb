export { blockedAmong, blockersAmong } from './block/find-blockers.ts';
export { findByTradeName } from './block/find-by-trade-name.ts';
export { findCoveringBlock } from './block/find-covering-block.ts';
export { closeCompany } from './member/close-company.ts';
export { publicCompany } from './profile/get-company-detail.ts';
export { companiesNamed, companyNaming } from './profile/find-naming.ts';
export { isCreditCode } from './rules.ts';
export { companyCards, companyName, companyNames } from './profile/find-companies.ts';
export { companyMembers, lookUpCompanies, lookUpCompany } from './profile/look-up-companies.ts';
export { hasMembers, isVerifiedNamed, type CompanyRow } from './profile/queries.ts';
export { isDemoSubmission } from './verification/check-demo.ts';
export { agencyLicenceOf, endedAgencies, requireAgencyLicence } from './verification/find-agency-licence.ts';
export { isVerified, requireVerifiedCompany } from './verification/check-verified.ts';
export { decideVerification, holdVerification } from './verification/decide-verification.ts';
export {
  findVerificationCase,
  verificationHistory,
  type VerificationCase,
  type VerificationEntry,
} from './verification/find-verification-case.ts';
export { tellWebhooks } from './webhook/tell-webhooks.ts';
export { signLicencePicture } from './verification/sign-licence-picture.ts';
export { listPendingVerifications } from './verification/list-pending-verifications.ts';
export { countVerificationsToReview, listVerificationsToReview } from './verification/list-verifications-to-review.ts';
