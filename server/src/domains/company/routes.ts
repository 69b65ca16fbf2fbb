import { companyEndpoints } from '@pinjian/contract/company.ts';
import { companyBlockEndpoints } from '@pinjian/contract/company-block.ts';
import { memberEndpoints } from '@pinjian/contract/company-member.ts';
import { webhookEndpoints } from '@pinjian/contract/company-webhook.ts';
import { bind } from '#server/bind.ts';
import { blockCompany } from './block/block-company.ts';
import { listBlockedCompanies } from './block/list-blocked-companies.ts';
import { unblockCompany } from './block/unblock-company.ts';
import { answerJoinRequest } from './member/answer-join-request.ts';
import { cancelJoinRequest } from './member/cancel-join-request.ts';
import { changeMemberRole } from './member/change-member-role.ts';
import { getJoinRequest } from './member/get-join-request.ts';
import { joinCompany } from './member/join-company.ts';
import { leaveCompany } from './member/leave-company.ts';
import { listMembers } from './member/list-members.ts';
import { removeMember } from './member/remove-member.ts';
import { createCompany } from './profile/create-company.ts';
import { companyDetail } from './profile/get-company-detail.ts';
import { searchCompanies } from './profile/search-companies.ts';
import { updateCompany } from './profile/update-company.ts';
import { uploadCompanyFile } from './profile/upload-company-file.ts';
import { agencyLicenceInfo } from './verification/get-agency-licence-info.ts';
import { verificationInfo } from './verification/get-verification-info.ts';
import { submitAgencyLicence } from './verification/submit-agency-licence.ts';
import { submitVerification } from './verification/submit-verification.ts';
import { listWebhooks } from './webhook/list-webhooks.ts';
import { removeWebhook } from './webhook/remove-webhook.ts';
import { resendWebhook } from './webhook/resend-webhook.ts';
import { saveWebhook } from './webhook/save-webhook.ts';
import { testWebhook } from './webhook/test-webhook.ts';

const companyRoutes = bind(companyEndpoints, {
  createCompany,
  searchCompanies,
  companyDetail,
  updateCompany,
  uploadCompanyFile,
  submitVerification,
  verificationInfo,
  submitAgencyLicence,
  agencyLicenceInfo,
});

const memberRoutes = bind(memberEndpoints, {
  joinCompany,
  getJoinRequest,
  cancelJoinRequest,
  listMembers,
  answerJoinRequest,
  changeMemberRole,
  removeMember,
  leaveCompany,
});

const blockRoutes = bind(companyBlockEndpoints, { listBlockedCompanies, blockCompany, unblockCompany });

const webhookRoutes = bind(webhookEndpoints, {
  listWebhooks,
  saveWebhook,
  removeWebhook,
  testWebhook,
  resendWebhook,
});

export const routes = [...companyRoutes, ...memberRoutes, ...blockRoutes, ...webhookRoutes];
