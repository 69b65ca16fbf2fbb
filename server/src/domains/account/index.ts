export { admitDemoPeople, type DemoPerson } from './demo/admit-demo-people.ts';
export { claimDemoWorld, demoPhonesAmong, isDemoUser, isUninhabited } from './demo/find-demo-people.ts';
export { findEmployer } from './membership/find-employer.ts';
export { joinCompany, setCompanyStatus } from './membership/join-company.ts';
export { requirePermission } from './policy.ts';
export { admitClient } from './session/admit-client.ts';
export { createAuthenticator, type Authenticator } from './session/authenticate.ts';
export { sessionChannel } from './session/revoke-family.ts';
