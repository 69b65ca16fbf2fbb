import { escapeHtml } from '#platform/text/escape-html.ts';
import { labelOf, partTitle } from './labels.ts';
import type { Part } from './pack-archive.ts';
import { isReadable, nameOf, shortForm, wordOf } from './words.ts';

/** What an archive holds, in plain text. */
export function readMe(brand: string, madeAt: Date): string {
  return `${brand} 个人数据

生成时间：${madeAt.toISOString()}

index.html      可以直接用浏览器打开阅读；完整的内容在下面的 JSON 文件中
account.json    账号：手机号、邮箱、登录设备、安全记录
seeker/         求职者身份：资料、简历、收藏、投递、面试、消息
employer/       企业身份：资料、所属公司、消息（公司、职位和候选人的资料属于公司，不在其中）
files/          您上传过的文件

这个压缩包含有您的个人信息，请妥善保管，不要转发给他人。
`;
}

/**
 * What the JSON files of an archive say to a person: one page without anything from outside. What is empty, and what only
 * a program needs, is left to the files.
 */
export function readablePage(brand: string, madeAt: Date, parts: readonly Part[]): string {
  const data = parts.flatMap((part) => ('data' in part ? [part] : []));
  const files = parts.flatMap((part) => ('open' in part ? [part.name] : []));
  const sections = [
    ...data.map((part) => ({ id: anchorOf(part.name), title: partTitle(part.name), body: factsHtml(part.data) })),
    { id: 'files', title: '上传过的文件', body: fileList(files) },
  ].filter(({ body }) => body !== null);
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(brand)} 个人数据</title>
<style>${style}</style>
<header>
<h1>${escapeHtml(brand)} 个人数据</h1>
<p>生成于 ${timeText(madeAt)}。含有您的个人信息，请妥善保管。编号等只对程序有用的内容和面试报告的评分过程，见压缩包中的 JSON 文件。</p>
<nav aria-label="目录"><ul>${links.join('')}</ul></nav>
</header>
<main>
${sections.map(({ id, title, body }) => `<section id="${id}"><h2>${escapeHtml(title)}</h2>${body ?? ''}</section>`).join('\n')}
</main>
</html>
`;
}

/** seeker/resumes.json: seeker-resumes */
function anchorOf(name: string): string {
  return name.replace(/\.json$/, '').replaceAll('/', '-');
}

/** Links to the files beside the page; whatever stands in a name leads to the file and nowhere else. */
function fileList(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const items = names.map((name) => {
    const place = name.split('/').map(encodeURIComponent).join('/');
    return `<li><a href="${escapeHtml(place)}">${escapeHtml(name.slice('files/'.length))}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 14%, Canvas); --soft: color-mix(in srgb, CanvasText 62%, Canvas); --tint: color-mix(in srgb, CanvasText 4%, Canvas) }
* { box-sizing: border-box }
body { font: 16px/1.7 system-ui, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 .5rem }
h2 { font-size: 1.25rem; line-height: 1.4; margin: 0 0 1rem }
header p { color: var(--soft); margin: 0 0 1rem }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem; text-decoration: none; color: inherit }
nav a:hover { background: var(--tint) }
section { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); scroll-margin-top: 1rem }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .35rem 1.25rem; margin: 0 }
dt { color: var(--soft) }
dd { margin: 0; min-width: 0; white-space: pre-wrap }
dd > dl, ol > li > dl { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--tint) }
ol { margin: 0; padding: 0; list-style: none; display: grid; gap: .5rem }
section > ul { margin: 0; padding-left: 1.25rem }
@media (max-width: 40rem) { body { padding: 1.25rem 1rem 3rem } dl { display: block } dt { font-size: .875rem } dd + dt { margin-top: .6rem } dd > dl, ol > li > dl { padding: .6rem .75rem } }
@media print { nav { display: none } dd > dl, ol > li > dl { background: none } }
`;

/** 2026年11月22日 17:04, in Beijing. */
function timeText(at: Date): string {
  const words = new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return `<time datetime="${at.toISOString()}">${words.format(at)}</time>`;
}

/** What the JSON files hold as an instant is a time of day for its reader. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A fact under its name; null where there is nothing to say. */
function valueHtml(name: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string' && instant.test(value)) return timeText(new Date(value));
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(wordOf(name, value));
  if (Array.isArray(value)) return listHtml(value.flatMap((each) => valueHtml(name, each) ?? []));
  const short = shortForm(value);
  return short === null ? factsHtml(value) : escapeHtml(short);
}

function listHtml(items: readonly string[]): string | null {
  return items.length === 0 ? null : `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
}

function factsHtml(facts: object): string | null {
  const rows = Object.entries(facts).flatMap(([name, each]) => {
    const known = nameOf(name, facts);
    const html = isReadable(name, facts) ? valueHtml(known, each) : null;
    return html === null ? [] : [`<dt>${escapeHtml(labelOf(known))}</dt><dd>${html}</dd>`];
  });
  return rows.length === 0 ? null : `<dl>${rows.join('')}</dl>`;
}
