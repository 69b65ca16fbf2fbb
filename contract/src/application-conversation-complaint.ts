/** Why somebody complains of a message. */
export const complaintReasons = ['insult', 'fraud', 'fee', 'advertising', 'privacy', 'other'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];

export const complaintReasonLabels: Readonly<Record<ComplaintReason, string>> = {
  insult: '骚扰或辱骂',
  fraud: '虚假或诈骗',
  fee: '要求付费或扣押证件',
  advertising: '与招聘无关的广告',
  privacy: '泄露或索要隐私',
  other: '其他',
};
