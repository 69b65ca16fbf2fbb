import { resumeContent, type ResumeContent } from '@pinjian/contract/resume-content.ts';
import type { UnplacedLine, UnplacedLines } from '@pinjian/contract/resume.ts';
import { newEntry } from '../entries/model.ts';
import { factsIn, fillableBy, withoutFacts } from './facts.ts';
import { splitSkills, valueAt, withValue } from '../model.ts';

/** Somewhere that a line of the file can go: the path of a text, or a list that it makes an entry of. */
export interface Target {
  readonly path: string;
  /** 青禾网络 · 前端工程师 · 工作内容 */
  readonly label: string;
}

/** Under this heading stands what belongs under no other. */
const restTitle = '其他';

/** The content with a line of the file put somewhere; the words stay as they are in the file. */
export function withLine(content: ResumeContent, path: string, text: string): ResumeContent {
  switch (path) {
    case 'basics.name':
      return withValue(content, path, text);
    case 'basics.phone':
    case 'basics.city':
    case 'basics.birthMonth':
      return withValue(content, path, factsIn(text)[path.slice('basics.'.length) as keyof ReturnType<typeof factsIn>]);
    case 'intentions':
      return { ...content, intentions: [...content.intentions, { ...newEntry.intentions(), position: text }] };
    case 'skills': {
      const known = new Set(content.skills.map(({ name }) => name));
      const added = skillsIn(text).filter((name) => !known.has(name));
      return { ...content, skills: [...content.skills, ...added.map((name) => ({ ...newEntry.skills(), name }))] };
    }
    case 'certificates':
      return { ...content, certificates: [...content.certificates, { ...newEntry.certificates(), name: text }] };
    case 'languages':
      return { ...content, languages: [...content.languages, { ...newEntry.languages(), name: text }] };
    case 'others': {
      const at = content.others.findIndex(({ title }) => title === restTitle);
      if (at >= 0) return withLine(content, `others.${at}.description`, text);
      const entry = { ...newEntry.others(), title: restTitle, description: text };
      return { ...content, others: [...content.others, entry] };
    }
    default: {
      const before = valueAt(content, path);
      if (typeof before !== 'string') throw new Error(`no text stands at ${path}`);
      return withValue(content, path, before === '' ? text : `${before}\n${text}`);
    }
  }
}

/** The content without what `withLine` made of a line: nothing where a person wrote over it since. */
export function withoutLine(content: ResumeContent, text: string): ResumeContent {
  // A line whose words stand somewhere was put there: a fact that it names besides is from elsewhere.
  return standsIn(content, text)
    ? withoutWords(content, text)
    : { ...content, basics: withoutFacts(content.basics, text) };
}

function withoutWords(content: ResumeContent, text: string): ResumeContent {
  const names = new Set(skillsIn(text));
  const cut = (written: string) => {
    const lines = written.split('\n');
    const at = lines.lastIndexOf(text);
    return at < 0 ? written : lines.toSpliced(at, 1).join('\n');
  };
  return {
    ...content,
    basics: content.basics.name === text ? { ...content.basics, name: '' } : content.basics,
    intentions: content.intentions.filter(({ position }) => position !== text),
    education: content.education.map((each) => ({ ...each, description: cut(each.description) })),
    work: content.work.map((each) => ({
      ...each,
      roles: each.roles.map((role) => ({ ...role, description: cut(role.description) })),
    })),
    projects: content.projects.map((each) => ({ ...each, description: cut(each.description) })),
    skills: content.skills.slice(0, content.skills.findLastIndex(({ name }) => !names.has(name)) + 1),
    certificates: content.certificates.filter(({ name }) => name !== text),
    languages: content.languages.filter(({ name }) => name !== text),
    selfEvaluation: cut(content.selfEvaluation),
    others: content.others
      .map((each) => ({ ...each, description: cut(each.description) }))
      .filter(({ title, description }, index) => {
        const wasMade = title === restTitle && content.others[index]?.description !== '';
        return !(wasMade && description === '');
      }),
  };
}

/** Whether the words of a line stand in the content as a line, or as an entry of a list. */
export function standsIn(content: ResumeContent, text: string): boolean {
  return JSON.stringify(withoutWords(content, text)) !== JSON.stringify(content);
}

/** 用友 NC、Excel and cells of a table: a skill each. */
function skillsIn(text: string): string[] {
  return splitSkills(text.replaceAll(/\s{2,}/g, '、'));
}

/** Where a line can go, without what has no room for it. */
export function targetsOf(content: ResumeContent, text: string): readonly Target[] {
  return placesOf(content, text).filter(({ path }) => hasRoom(content, path, text));
}

/** Every place for a line, in the order of the form. */
function placesOf(content: ResumeContent, text: string): readonly Target[] {
  const told = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  return [
    ...(content.basics.name === '' ? [{ path: 'basics.name', label: '姓名' }] : []),
    ...fillableBy(content.basics, text),
    ...(content.intentions.length === 0 ? [{ path: 'intentions', label: '期望职位' }] : []),
    ...content.education.map(({ school }, index) => ({
      path: `education.${index}.description`,
      label: told([school || '教育经历', '在校经历']),
    })),
    ...content.work.flatMap(({ company, roles }, work) =>
      roles.map(({ title }, role) => ({
        path: `work.${work}.roles.${role}.description`,
        label: told([company || '工作经历', title, '工作内容']),
      })),
    ),
    ...content.projects.map(({ name }, index) => ({
      path: `projects.${index}.description`,
      label: told([name || '项目经历', '项目描述']),
    })),
    { path: 'skills', label: '技能' },
    { path: 'certificates', label: '证书' },
    { path: 'languages', label: '语言能力' },
    { path: 'selfEvaluation', label: '自我评价' },
    ...content.others.flatMap(({ title }, index) =>
      title === restTitle ? [] : [{ path: `others.${index}.description`, label: title || '其他内容' }],
    ),
    { path: 'others', label: '其他内容' },
  ];
}

/** Whether a line put there can be stored: held to the form's own limits. */
function hasRoom(content: ResumeContent, path: string, text: string): boolean {
  if (path === 'basics.name') return text.length <= longestName;
  // What was read from a line for a field of its own is as short as the field.
  if (path.startsWith('basics.')) return true;
  const list = path.split('.')[0] as keyof ResumeContent;
  return resumeContent.shape[list].safeParse(withLine(content, path, text)[list]).success;
}

const longestName = 40;

/** The likeliest place of a line; null where it is likeliest to be left out. */
export function guessOf(content: ResumeContent, { guess, text }: UnplacedLine): Target | null {
  if (guess === null) return null;
  const targets = placesOf(content, text);
  for (const path of [guess, 'others']) {
    const target = targets.find((each) => each.path === path);
    if (target !== undefined && hasRoom(content, path, text)) return target;
  }
  return null;
}

export function countOpen(lines: UnplacedLines): number {
  return lines.filter(({ state }) => state === 'open').length;
}
