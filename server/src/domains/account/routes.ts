import { accountEndpoints } from '@pinjian/contract/account.ts';
import { accountSecurityEndpoints } from '@pinjian/contract/account-security.ts';
import { bind } from '#server/bind.ts';
import { listDevices } from './device/list-devices.ts';
import { revokeDevice } from './device/revoke-device.ts';
import { revokeOtherDevices } from './device/revoke-other-devices.ts';
import { fileRoutes } from './file/routes.ts';
import { changePhone } from './phone/change-phone.ts';
import { personalDataRoutes } from './personal-data/routes.ts';
import { sendOldPhoneCode } from './phone/send-old-phone-code.ts';
import { getUserInfo } from './profile/get-user-info.ts';
import { profileRoutes } from './profile/routes.ts';
import { realNameRoutes } from './real-name/routes.ts';
import { listSecurityEvents } from './security/list-security-events.ts';
import { revokeToken } from './session/revoke-token.ts';
import { issueToken } from './sign-in/issue-token.ts';
import { sendSms } from './sign-in/send-sms.ts';

export const routes = [
  ...bind(accountEndpoints, { sendSms, issueToken, revokeToken, getUserInfo }),
  ...bind(accountSecurityEndpoints, {
    listDevices,
    revokeDevice,
    revokeOtherDevices,
    listSecurityEvents,
    sendOldPhoneCode,
    changePhone,
  }),
  ...realNameRoutes,
  ...profileRoutes,
  ...fileRoutes,
  ...personalDataRoutes,
];
