import { errorCodes } from './errors.ts';

/** Apart from account.ts: what signs in needs none of these, and every page loads what signs in needs. */
export const accountErrors = errorCodes({
  wrongCode: { code: 40101, message: '验证码错误或已过期，请重新获取' },
  noCompany: { code: 40310, message: '请先创建或加入公司' },
  notAdmin: { code: 40312, message: '该手机号没有管理后台的权限' },
  noPermission: { code: 40311, message: '您在公司中的角色不能进行此操作，请联系公司管理员' },
  realNameDone: { code: 40970, message: '您已完成实名认证，无需再次认证' },
  wrongMailCode: { code: 40102, message: '验证码错误或已过期，请重新获取' },
});
