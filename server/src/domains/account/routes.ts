import { accountEndpoints } from '@pinjian/contract/account.ts';
import { bind } from '#server/bind.ts';
import { getUserInfo } from './profile/get-user-info.ts';
import { revokeToken } from './session/revoke-token.ts';
import { issueToken } from './sign-in/issue-token.ts';
import { sendSms } from './sign-in/send-sms.ts';

export const routes = bind(accountEndpoints, { sendSms, issueToken, revokeToken, getUserInfo });
