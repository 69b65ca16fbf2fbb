export { joinCompany, setCompanyStatus } from './membership/join-company.ts';
export { requirePermission } from './policy.ts';
export { admitClient } from './session/admit-client.ts';
export { createAuthenticator, type Authenticator } from './session/authenticate.ts';
export { sessionChannel } from './session/revoke-family.ts';
