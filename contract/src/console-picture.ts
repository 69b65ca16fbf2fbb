import { errorCodes } from './errors.ts';

/** Nobody passes a case whose picture they have not looked at: what an admin is told who would. */
export const notLookedAtWords = {
  verification: '请先查看营业执照，与提交的名称、信用代码核对后再通过',
  realName: '请先查看证件照片，与填写的姓名、号码核对后再通过',
} as const;
/** A case with a picture. */
export type PictureKind = keyof typeof notLookedAtWords;

export const pictureErrors = errorCodes({
  /** The message names what it is, of `notLookedAtWords`. */
  notLookedAt: { code: 40994, message: '请先查看照片，与填写的内容核对后再通过' },
});
