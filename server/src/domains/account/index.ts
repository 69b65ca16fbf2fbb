export { addAdmin } from './admin/add-admin.ts';
export type { SecondFactor } from './admin/issue-second-factor.ts';
export { listDemoTotp } from './admin/list-demo-totp.ts';
export { admitDemoAdmin } from './admin/admit-demo-admin.ts';
export { listAdmins } from './admin/list-admins.ts';
export { removeAdmin } from './admin/remove-admin.ts';
export { resetAdmin } from './admin/reset-admin.ts';
export { admitDemoPeople, type DemoPerson } from './demo/admit-demo-people.ts';
export { claimDemoWorld, demoPhonesAmong, isDemoUser, isUninhabited } from './demo/find-demo-people.ts';
export { isOwnPicture, isOwnUpload } from './file/check-picture.ts';
export { keepUpload } from './file/keep-upload.ts';
export { refuseTooMuch } from './file/refuse-too-much.ts';
export { endMembership, handOverCompany, lockCompanyMembers, setMemberRole } from './membership/change-membership.ts';
export { findSeeker } from './membership/find-seeker.ts';
export { findEmployer } from './membership/find-employer.ts';
export { joinCompany, setCompanyStatus } from './membership/join-company.ts';
export { clientOfKind, requirePermission } from './policy.ts';
export { readsAny, requireReading, type Scope } from './reading/policy.ts';
export { refuseUnassigned } from './reading/refuse-unassigned.ts';
export { findAssignees, isAmongAssigned, isAssigned } from './reading/queries.ts';
export { endAllDevices } from './device/end-all-devices.ts';
export { newDevice, readDevice } from './device/identify-device.ts';
export { countSentCodes, findSmsAlarms } from './sign-in/find-sms-budget.ts';
export { countDevices } from './device/queries.ts';
export { findWhereabouts } from './device/find-whereabouts.ts';
export { findSecurityEvent } from './security/find-security-event.ts';
export { decideRealName, holdRealName } from './real-name/decide-real-name.ts';
export { findDocument, listDocumentsInReview } from './real-name/find-documents.ts';
export {
  advanceExport,
  failStuckExports,
  findExportToBuild,
  finishExport,
  removeExpiredExports,
} from './personal-data/track-export.ts';
export {
  findErasedPeople,
  listErasures,
  settlePendingErasures,
  takeOnErasures,
  type Erasure,
} from './personal-data/record-erasure.ts';
export { findPhoneHash } from './phone/find-phone-hash.ts';
export { rotatePhoneHashes } from './phone/rotate-phone-hashes.ts';
export { readErasures, renewDeletions } from './personal-data/restore-queries.ts';
export { refuseLeaving } from './personal-data/refuse-leaving.ts';
export { findPeopleToErase, isLeaving, leavingAmong } from './personal-data/find-leaving.ts';
export { findPendingRealName, listPendingRealNames } from './real-name/list-pending-real-names.ts';
export { findContact, type Contact } from './profile/find-contact.ts';
export { findPicture } from './profile/queries.ts';
export { admitClient } from './session/admit-client.ts';
export { createAuthenticator, type Authenticator, type Session } from './session/authenticate.ts';
export { findEndedFamilies } from './session/find-ended-families.ts';
export { changedHint, sessionChannel } from './session/revoke-family.ts';
