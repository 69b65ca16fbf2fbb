import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { fen } from './money.ts';
import { companyRoles } from './reading.ts';

/** Most people in a chain. */
export const maxApprovers = 7;

/** One who is asked before an offer is sent, in the order of the list. */
export const approver = z.object({
  memberId: id,
  /** Asked only where the yearly pay reaches it, in fen; null: always. */
  fromYearly: z.nullable(fen),
});
export type Approver = z.output<typeof approver>;
export type Approvers = readonly Approver[];

/** Words in braces that stand for something of the offer; anything else in braces stays as it is written. */
export const letterPlaceholders = [
  { word: '候选人', meaning: '候选人姓名' },
  { word: '公司', meaning: '公司名称' },
  { word: '职位', meaning: '职位名称' },
  { word: '部门', meaning: '部门，没有填写时是公司名称' },
  { word: '入职日期', meaning: '如 2026年12月1日' },
  { word: '工作地点', meaning: '工作地点' },
  { word: '有效期', meaning: '最后可以接受的日期' },
] as const;

const letterPart = (max: number, label: string) =>
  z.string().check(z.trim(), z.minLength(1, `请填写${label}`), z.maxLength(max, `${label}最多 ${max} 个字`));

/** A company's own words in a letter; pay, dates and the other terms stand between `opening` and `closing` by themselves. */
export const letterTemplate = z.object({
  title: letterPart(30, '标题'),
  opening: letterPart(1000, '开头'),
  closing: letterPart(2000, '结尾'),
  /** Who writes under it: a department or a person. */
  signature: letterPart(60, '落款'),
  /** Small print under everything; '' without. */
  footnote: z.string().check(z.trim(), z.maxLength(300, '附注最多 300 个字')),
});
export type LetterTemplate = z.output<typeof letterTemplate>;

/** The letter of a company that wrote none of its own. */
export const defaultLetter: LetterTemplate = {
  title: '录用意向书',
  opening:
    '感谢您应聘{公司}。经过充分的交流与评估，我们很高兴地通知您：您已通过{职位}职位的全部考核，我们诚挚地邀请您加入{公司}。现将录用条件告知如下：',
  closing:
    '请您在{有效期}前通过聘见平台确认是否接受。接受后，请于{入职日期}携带上述材料到{工作地点}办理入职手续，并与公司签订书面劳动合同，双方的权利义务以劳动合同为准。\n如果您提供的个人信息、学历或工作经历与事实不符，公司有权取消本次录用。\n期待您的加入，与我们一起成长！',
  signature: '{公司} 人力资源部',
  footnote: '本录用意向书内容仅供您本人阅读，请勿向他人透露。',
};

const settings = z.object({
  /** To be sent with the next change; 0 while nothing was set. */
  version: z.int(),
  approvers: z.array(
    z.extend(approver, {
      name: z.string(),
      /** null for who is no member any more, or reads no offers: nobody can approve in their place but an owner who skips it. */
      role: z.nullable(z.enum(companyRoles)),
    }),
  ),
  letter: letterTemplate,
  /** Members who may approve, for the choice. */
  members: z.array(z.object({ memberId: z.string(), name: z.string(), role: z.enum(companyRoles), isMe: z.boolean() })),
  /** Whether the reader may change it. */
  mayChange: z.boolean(),
});
export type OfferSettings = z.output<typeof settings>;

export const getOfferSettings = endpoint({
  method: 'GET',
  path: '/job/offer/settings',
  caller: 'employer',
  summary: '公司的 Offer 设置：审批人的顺序和门槛、录用信的文字',
  output: settings,
});

export const saveOfferSettings = endpoint({
  method: 'POST',
  path: '/job/offer/settings',
  caller: 'employer',
  summary: '更改审批人和录用信的文字，只有管理员可以；正在审批的不受影响',
  body: z.object({
    version: z.int().check(z.minimum(0)),
    approvers: z.array(approver).check(z.maxLength(maxApprovers, `审批人最多 ${maxApprovers} 位`)),
    letter: letterTemplate,
  }),
  output: settings,
});

export const previewOfferLetter = endpoint({
  method: 'POST',
  path: '/job/offer/settings/letter',
  caller: 'employer',
  summary: '按示例数据预览录用信（PDF）',
  body: z.object({ letter: letterTemplate }),
  file: 'pdf',
});

export const offerSettingsEndpoints = { getOfferSettings, saveOfferSettings, previewOfferLetter };
