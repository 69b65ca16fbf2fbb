import { labelOf, partTitle } from './labels.ts';
import type { Part } from './pack-archive.ts';

/** What an archive holds, in plain text. */
export function readMe(brand: string, madeAt: Date): string {
  return `${brand} 个人数据

生成时间：${madeAt.toISOString()}

index.html      可以直接用浏览器打开阅读，内容与下面的 JSON 文件相同
account.json    账号：手机号、邮箱、登录设备、安全记录
seeker/         求职者身份：资料、简历、收藏、投递、面试、消息
employer/       企业身份：资料、所属公司、消息（公司、职位和候选人的资料属于公司，不在其中）
files/          您上传过的文件

这个压缩包含有您的个人信息，请妥善保管，不要转发给他人。
`;
}

/** The same as the JSON files of an archive, to be read by a person: one page without anything from outside. */
export function readablePage(brand: string, madeAt: Date, parts: readonly Part[]): string {
  const sections = parts.map((part) =>
    'data' in part
      ? `<section><h2>${escapeText(partTitle(part.name))}</h2>${valueHtml(part.data)}</section>`
      : `<section><h2>文件</h2><p><a href="${escapeText(encodeURI(part.name))}">${escapeText(part.name.slice('files/'.length))}</a></p></section>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(brand)} 个人数据</title>
<style>${style}</style>
<h1>${escapeText(brand)} 个人数据</h1>
<p>生成时间：${madeAt.toISOString()}。这一页与压缩包中的 JSON 文件内容相同，请妥善保管。</p>
${sections.join('\n')}
</html>
`;
}

const style = `
body { font: 16px/1.7 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
section { margin: 2rem 0; border-top: 1px solid }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: .2rem 0 }
dt { opacity: .7 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
ol { padding-left: 1.5rem }
@media (max-width: 40rem) { dl { display: block } }
`;

function valueHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  if (Array.isArray(value))
    return value.length === 0 ? '—' : `<ol>${value.map((each) => `<li>${valueHtml(each)}</li>`).join('')}</ol>`;
  const rows = Object.entries(value).map(
    ([name, each]) => `<dt>${escapeText(labelOf(name))}</dt><dd>${valueHtml(each)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
}
