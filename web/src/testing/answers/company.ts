import type { companyDetail, verificationInfo } from '@pinjian/contract/company.ts';
import type { Answer } from '@pinjian/contract/endpoint.ts';

type Profile = Answer<typeof companyDetail>;
type Verification = Answer<typeof verificationInfo>;

/** The registered name of the company in the tests. */
const name = '示例科技有限公司';
const creditCode = '91110108MA01EXAM12';

/** A verified company that has filled in what it was asked for when it was made. */
export function companyProfile(changes: Partial<Profile> = {}): Profile {
  return {
    companyId: 'company-1',
    name,
    shortName: '示例科技',
    creditCode,
    industry: '1001',
    industryName: '互联网',
    staffSize: 3,
    staffSizeLabel: '100-499人',
    financingStage: null,
    financingStageLabel: null,
    companyType: null,
    companyTypeLabel: null,
    city: '101010100',
    cityName: '北京',
    address: null,
    website: null,
    introduction: null,
    benefits: [],
    foundedYear: null,
    logoFileId: null,
    logoUrl: null,
    agencyLicence: null,
    verificationStatus: 1,
    ...changes,
  };
}

/** Its verification, which has passed. */
export function verificationOf(changes: Partial<Verification> = {}): Verification {
  return {
    status: 1,
    companyName: name,
    creditCode,
    submittedAt: '2026-11-01T01:00:00Z',
    decidedAt: '2026-11-01T02:00:00Z',
    reason: null,
    claim: false,
    ...changes,
  };
}
