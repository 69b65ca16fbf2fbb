import type { ResumeTemplate } from '@pinjian/contract/resume.ts';

/** The templates as people choose them. */
export const templateChoices: readonly {
  readonly template: ResumeTemplate;
  readonly label: string;
  readonly hint: string;
}[] = [
  { template: 'classic', label: '经典', hint: '单栏，适合多数行业' },
  { template: 'modern', label: '双栏', hint: '左侧突出联系方式和技能' },
  { template: 'compact', label: '紧凑', hint: '经历多时更省页数' },
];
