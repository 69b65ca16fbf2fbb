import { profileEndpoints } from '@pinjian/contract/account-profile.ts';
import { bind } from '#server/bind.ts';
import { confirmMail } from '../mail/confirm-mail.ts';
import { removeMail } from '../mail/remove-mail.ts';
import { sendMailCode } from '../mail/send-mail-code.ts';
import { getProfile } from './get-profile.ts';
import { updateProfile } from './update-profile.ts';

export const profileRoutes = bind(profileEndpoints, {
  getProfile,
  updateProfile,
  sendMailCode,
  confirmMail,
  removeMail,
});
