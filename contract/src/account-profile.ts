import * as z from 'zod/mini';
import { codeRequired } from './account.ts';
import { endpoint } from './endpoint.ts';

/** Gender of spec §3. */
export const gender = { male: 0, female: 1 } as const;
export const usernameLength = { least: 2, most: 20 } as const;
export const usernameTooShort = `用户名至少 ${usernameLength.least} 个字`;
export const usernameTooLong = `用户名最多 ${usernameLength.most} 个字`;
export const mailInvalid = '请输入正确的邮箱地址';

/** What somebody says of themselves; the rest of who they are stands in /admin/user/info. */
export const profile = z.object({
  username: z.nullable(z.string()),
  /** Signed address, 10 min. */
  avatar: z.nullable(z.string()),
  /** 0 male, 1 female (spec §3); seekers only, null where it was not told, and always for employers. */
  gender: z.nullable(z.literal([gender.male, gender.female])),
  /** Masked. */
  phone: z.string(),
  /** Masked; null without a confirmed one. */
  mail: z.nullable(z.string()),
});

export const getProfile = endpoint({
  method: 'GET',
  path: '/admin/user/profile',
  caller: 'signedIn',
  summary: '本人的个人资料',
  output: profile,
});

export const updateProfile = endpoint({
  method: 'POST',
  path: '/admin/user/updateProfile',
  caller: 'signedIn',
  summary: '保存个人资料；没有传的保持不变',
  body: z.object({
    username: z.optional(
      z
        .string(usernameTooShort)
        .check(
          z.trim(),
          z.minLength(usernameLength.least, usernameTooShort),
          z.maxLength(usernameLength.most, usernameTooLong),
          z.regex(/^\P{Cc}*$/u, '用户名不能包含控制字符'),
        ),
    ),
    /** A picture that this person uploaded; null takes the present one away. */
    avatarFileId: z.optional(z.nullable(z.uuid('请重新上传头像'))),
    gender: z.optional(z.nullable(z.literal([gender.male, gender.female], '请选择性别'))),
  }),
  output: profile,
});

const mail = z
  .string('请输入邮箱地址')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, '请输入邮箱地址'),
    z.maxLength(120, mailInvalid),
    z.email(mailInvalid),
  );

export const sendMailCode = endpoint({
  method: 'POST',
  path: '/admin/user/mail/send',
  caller: 'signedIn',
  summary: '向邮箱发送验证码',
  body: z.object({ mail }),
  output: z.object({ retryAfter: z.int() }),
});

export const confirmMail = endpoint({
  method: 'POST',
  path: '/admin/user/mail/confirm',
  caller: 'signedIn',
  summary: '用收到的验证码绑定邮箱',
  body: z.object({
    mail,
    code: z.string(codeRequired).check(z.trim(), z.minLength(1, codeRequired), z.maxLength(12, '验证码不正确')),
  }),
  output: profile,
});

export const removeMail = endpoint({
  method: 'POST',
  path: '/admin/user/mail/remove',
  caller: 'signedIn',
  summary: '解绑邮箱',
  output: profile,
});

export const profileEndpoints = { getProfile, updateProfile, sendMailCode, confirmMail, removeMail };
