import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** Face verification codes of spec §4. */
export const faceStatus = { inReview: 0, success: 1, fail: 2 } as const;
export type FaceStatus = (typeof faceStatus)[keyof typeof faceStatus];

/** How a seeker's real name stands (decisions §5). */
export const realName = { none: 0, inReview: 1, verified: 2, failed: 3 } as const;
export type RealNameState = (typeof realName)[keyof typeof realName];
const realNameState = z.literal([realName.none, realName.inReview, realName.verified, realName.failed]);

/** What proves a name: the identity card of mainland residents, or another document that a person looks at. */
export const documentTypes = ['idCard', 'passport', 'hkMacauPermit', 'taiwanPermit', 'residencePermit'] as const;
export type DocumentType = (typeof documentTypes)[number];
export const documentLabels: Readonly<Record<DocumentType, string>> = {
  idCard: '居民身份证',
  passport: '护照',
  hkMacauPermit: '港澳居民来往内地通行证',
  taiwanPermit: '台湾居民来往大陆通行证',
  residencePermit: '外国人永久居留身份证',
};

export const nameRequired = '请填写证件上的姓名';
export const numberRequired = '请填写证件号码';
export const consentRequired = '请先阅读并同意个人信息的使用说明';

const name = z
  .string(nameRequired)
  .check(
    z.trim(),
    z.minLength(2, nameRequired),
    z.maxLength(40, '姓名最多 40 个字'),
    z.regex(/^\P{Cc}+$/u, nameRequired),
  );
const number = z
  .string(numberRequired)
  .check(z.trim(), z.toUpperCase(), z.minLength(5, numberRequired), z.maxLength(20, '证件号码最多 20 位'));

export const getCertifyId = endpoint({
  method: 'POST',
  path: '/admin/faceVerification/getCertifyId',
  caller: 'seeker',
  summary: '发起人脸核验；正在进行的同一次核验会原样返回',
  body: z.object({
    /** Page of ours to come back to; it is given `certifyId` in its query. Only its path is used. */
    returnUrl: z.string('缺少返回地址').check(z.minLength(1, '缺少返回地址'), z.maxLength(500, '返回地址过长')),
    /**
     * Name and number of the identity card, with the consent to check them. All left out, the check under way goes on;
     * where there is none, the page of `url` asks for them.
     */
    realName: z.optional(name),
    idNo: z.optional(number),
    consent: z.optional(z.boolean()),
    /** With a name: the check that was begun without one. */
    certifyId: z.optional(id),
  }),
  output: z.object({ certifyId: z.string(), url: z.string() }),
});

export const queryFace = endpoint({
  method: 'POST',
  path: '/admin/faceVerification/notify/query',
  caller: 'seeker',
  whileLeaving: true,
  summary: '一次人脸核验的结果：0 审核中，1 成功，2 失败',
  body: z.object({ certifyId: id }),
  output: z.object({
    status: z.literal([faceStatus.inReview, faceStatus.success, faceStatus.fail]),
    /** Why it failed, in words for the person. */
    reason: z.nullable(z.string()),
    /** It was begun without a name, and waits for one. */
    asksName: z.boolean(),
  }),
});

export const queryRealName = endpoint({
  method: 'POST',
  path: '/admin/faceVerification/queryInfo',
  caller: 'seeker',
  whileLeaving: true,
  summary: '本人的实名认证状态，姓名和证件号码已脱敏',
  output: z.object({
    state: realNameState,
    maskedName: z.nullable(z.string()),
    maskedIdNo: z.nullable(z.string()),
    /** Of the latest attempt, null when there was none. */
    method: z.nullable(z.enum(['face', 'document'])),
    documentType: z.nullable(z.enum(documentTypes)),
    startedAt: z.nullable(instant),
    /** Why the latest attempt failed. */
    reason: z.nullable(z.string()),
    /** Page on which a face check that is under way goes on. */
    continueUrl: z.nullable(z.string()),
    /** Days for which the picture of a document and the name of a failed attempt are kept after the decision. */
    keepDays: z.int(),
  }),
});

export const submitDocument = endpoint({
  method: 'POST',
  path: '/admin/realName/submitDocument',
  caller: 'seeker',
  summary: '提交证件照片，由平台人工核对',
  body: z.object({
    documentType: z.enum(documentTypes, '请选择证件类型'),
    realName: name,
    documentNo: number,
    fileId: z.uuid('请上传证件照片'),
    consent: z.literal(true, consentRequired),
  }),
  output: z.object({ state: realNameState }),
});

export const withdrawRealName = endpoint({
  method: 'POST',
  path: '/admin/realName/withdraw',
  caller: 'seeker',
  whileLeaving: true,
  summary: '撤回审核中的认证，提交的资料立即删除',
  output: z.object({ state: realNameState }),
});

export const lookUpRealName = endpoint({
  method: 'POST',
  path: '/admin/user/jobHunterStatus',
  caller: 'seeker',
  whileLeaving: true,
  summary: '求职者实名状态：0 未认证，1 审核中，2 已实名，3 认证失败',
  /** Someone else's account yields one's own state (decisions §4). */
  body: z.object({ accountId: z.optional(z.nullable(z.string().check(z.maxLength(64, '账号编号过长')))) }),
  output: z.object({ state: realNameState }),
});

export const realNameEndpoints = {
  getCertifyId,
  queryFace,
  queryRealName,
  submitDocument,
  withdrawRealName,
  lookUpRealName,
};
