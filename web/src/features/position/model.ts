import type { ReadingSubject, RequirementKind } from '@pinjian/contract/position-requirement.ts';

/** What a reading is about, in a word. */
export const subjectLabels: Readonly<Record<ReadingSubject, string>> = {
  skill: '技能',
  certificate: '证书',
  language: '语言',
  major: '专业',
  shift: '班次',
  experience: '经验',
  education: '学历',
};

export const kindLabels: Readonly<Record<RequirementKind, string>> = { must: '必备', nice: '加分' };
