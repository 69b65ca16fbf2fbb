import { proofWanted, wrongCode } from './account.ts';
import { errorCodes } from './errors.ts';

/** Apart from account.ts: what signs in needs none of these, and every page loads what signs in needs. */
export const accountErrors = errorCodes({
  wrongCode: { code: wrongCode, message: '验证码错误或已过期，请核对后再试或重新获取' },
  noCompany: { code: 40310, message: '请先创建或加入公司' },
  /** data {mfaToken}: the first of an admin's two steps is done. */
  secondStep: { code: 40120, message: '请输入动态验证码' },
  secondStepOver: { code: 40121, message: '验证已失效，请重新获取短信验证码登录' },
  /** data {triesLeft}. */
  wrongTotp: { code: 40122, message: '动态验证码不正确，请核对后重新输入' },
  adminApart: { code: 40312, message: '管理后台需要单独登录，不能与其他身份互相切换' },
  noPermission: { code: 40311, message: '您在公司中的角色不能进行此操作，请联系公司管理员' },
  realNameDone: { code: 40970, message: '您已完成实名认证，无需再次认证' },
  /** data is {challenge}: the call is repeated with what was found out for it in field `altcha` (decisions §7). */
  proofWanted: { code: proofWanted, message: '请先完成安全验证' },
  wrongMailCode: { code: 40102, message: '验证码错误或已过期，请核对后再试或重新获取' },
});
