import { errorCodes } from './errors.ts';

/** Nobody decides a case of their own: what an admin is told who would. */
export const ownCaseWords = {
  verification: '这是您自己公司的认证，请由另一位管理员处理',
  realName: '这是您自己的实名材料，请由另一位管理员处理',
  messageComplaint: '这段对话与您自己有关，请由另一位管理员处理',
  positionReview: '这是您自己公司的职位，请由另一位管理员处理',
  positionComplaint: '这次举报与您自己有关，请由另一位管理员处理',
  money: '这笔款项与您自己有关，请由另一位管理员处理',
  invoice: '这是您自己或您公司的发票，请由另一位管理员处理',
} as const;
export type OwnCaseKind = keyof typeof ownCaseWords;

export const ownCaseErrors = errorCodes({
  /** The message names what it is, of `ownCaseWords`. */
  ownCase: { code: 40993, message: '这与您自己有关，请由另一位管理员处理' },
});
