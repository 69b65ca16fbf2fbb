import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { sections } from '../editor/sections.ts';
import { valueAt } from '../editor/model.ts';

/** Where a path stands, for people: 工作经历 · 云杉科技. */
export function placeName(content: ResumeContent, path: string): string {
  const [list = '', index = ''] = path.split('.');
  const section = sections.find(({ id }) => id === list)?.title ?? '';
  const entry = index === '' ? null : valueAt(content, `${list}.${index}`);
  if (typeof entry !== 'object' || entry === null) return section;
  const name: unknown = ['company', 'school', 'name', 'title', 'position']
    .map((field) => Reflect.get(entry, field) as unknown)
    .find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? `${section} · ${name}` : section;
}
