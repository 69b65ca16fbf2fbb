import { companyEndpoints } from '@pinjian/contract/company.ts';
import { bind } from '#server/bind.ts';
import { createCompany } from './profile/create-company.ts';
import { companyDetail } from './profile/get-company-detail.ts';
import { updateCompany } from './profile/update-company.ts';
import { uploadCompanyFile } from './profile/upload-company-file.ts';
import { verificationInfo } from './verification/get-verification-info.ts';
import { submitVerification } from './verification/submit-verification.ts';

export const routes = bind(companyEndpoints, {
  createCompany,
  companyDetail,
  updateCompany,
  uploadCompanyFile,
  submitVerification,
  verificationInfo,
});
