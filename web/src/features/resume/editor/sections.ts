/** Parts of the form in their order: id of the section and its heading. */
export const sections = [
  { id: 'basics', title: '基本信息' },
  { id: 'intentions', title: '求职意向' },
  { id: 'education', title: '教育经历' },
  { id: 'work', title: '工作经历' },
  { id: 'projects', title: '项目经历' },
  { id: 'skills', title: '技能' },
  { id: 'certificates', title: '证书' },
  { id: 'languages', title: '语言能力' },
  { id: 'selfEvaluation', title: '自我评价' },
  { id: 'others', title: '其他内容' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export function sectionAnchor(id: SectionId): string {
  return `section-${id}`;
}
