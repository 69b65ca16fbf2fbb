import type { ResumeContent } from '@pinjian/contract/resume-content.ts';
import { storable } from '../editor/model.ts';

/** What is different in one part of the resume, in sentences. */
export interface SectionChange {
  readonly section: string;
  readonly lines: readonly string[];
}

type Lists = Exclude<keyof ResumeContent, 'basics' | 'selfEvaluation'>;

/** The lists of a resume, in the order of the form: heading and what an entry is called by. */
const lists: { readonly [K in Lists]: readonly [string, (entry: ResumeContent[K][number]) => string] } = {
  intentions: ['求职意向', (entry) => entry.position],
  education: ['教育经历', (entry) => entry.school],
  work: ['工作经历', (entry) => entry.company],
  projects: ['项目经历', (entry) => entry.name],
  skills: ['技能', (entry) => entry.name],
  certificates: ['证书', (entry) => entry.name],
  languages: ['语言能力', (entry) => entry.name],
  others: ['其他内容', (entry) => entry.title],
};

const textFields = { name: '姓名', phone: '手机号', email: '邮箱' } as const;
const otherFields = {
  city: '现居城市',
  gender: '性别',
  birthMonth: '出生年月',
  jobStatus: '求职状态',
  links: '链接',
} as const;

/** What was changed from an earlier version to the present one, part by part; [] for nothing. */
export function changesSince(earlier: ResumeContent, present: ResumeContent): SectionChange[] {
  // Both in the order of keys that the schema gives, so that they can be compared as text.
  const [then, now] = [storable(earlier) ?? earlier, storable(present) ?? present];
  const changes = [{ section: '基本信息', lines: basicsChanges(then.basics, now.basics) }];
  for (const key of Object.keys(lists) as Lists[]) {
    changes.push({ section: lists[key][0], lines: listChanges(key, then, now) });
  }
  if (then.selfEvaluation !== now.selfEvaluation)
    changes.push({ section: '自我评价', lines: [textChange(then.selfEvaluation, now.selfEvaluation)] });
  return changes.filter(({ lines }) => lines.length > 0);
}

function basicsChanges(then: ResumeContent['basics'], now: ResumeContent['basics']): string[] {
  const texts = (Object.keys(textFields) as (keyof typeof textFields)[])
    .filter((field) => then[field] !== now[field])
    .map((field) => `${textFields[field]}：${then[field] || '未填写'} → ${now[field] || '未填写'}`);
  const others = (Object.keys(otherFields) as (keyof typeof otherFields)[])
    .filter((field) => !isSame(then[field], now[field]))
    .map((field) => `修改了${otherFields[field]}`);
  return [...texts, ...others];
}

function textChange(then: string, now: string): string {
  if (then === '') return '填写了内容';
  return now === '' ? '清空了内容' : '修改了内容';
}

function listChanges(key: Lists, then: ResumeContent, now: ResumeContent): string[] {
  const nameOf = lists[key][1] as (entry: object) => string;
  const [before, after] = [named(then[key], nameOf), named(now[key], nameOf)];
  const words = (names: readonly string[]) =>
    names.map((name) => `“${before.get(name)?.name ?? after.get(name)?.name}”`);
  const added = [...after.keys()].filter((name) => !before.has(name));
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const edited = [...after].filter(([name, { entry }]) => before.has(name) && !isSame(before.get(name)?.entry, entry));
  const kept = (from: typeof before, other: typeof before) => [...from.keys()].filter((name) => other.has(name));
  return [
    sentence('新增', words(added)),
    sentence('删除', words(removed)),
    sentence('修改', words(edited.map(([name]) => name))),
    isSame(kept(before, after), kept(after, before)) ? '' : '调整了顺序',
  ].filter((line) => line !== '');
}

/** Entries by name; the second of the same name is another entry. */
function named(
  entries: readonly object[],
  nameOf: (entry: object) => string,
): Map<string, { readonly entry: object; readonly name: string }> {
  const seen = new Map<string, number>();
  return new Map(
    entries.map((entry) => {
      const name = nameOf(entry);
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return [`${count} ${name}`, { entry, name: name === '' ? '未填写名称' : name }] as const;
    }),
  );
}

/** More names than this are counted. */
const maxNamed = 4;

function sentence(verb: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const rest = names.length > maxNamed ? `等 ${names.length} 项` : '';
  return `${verb}${names.slice(0, maxNamed).join('、')}${rest}`;
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
