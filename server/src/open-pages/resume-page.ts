import type { ClosedShare, OpenShare } from '#domains/resume/index.ts';
import { markup, type Markup } from './markup.ts';
import { drawPage, type Site } from './page.ts';

type Block = OpenShare['outline']['blocks'][number];

/** In Beijing, to the minute. */
const timeText = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A shared resume, for whoever was given its address: as it is now, with nothing that its owner did not choose to show. */
export function drawSharedResume(share: OpenShare, address: string, site: Site): string {
  const { outline, mayDownload, withContact, updatedAt, mark, isEnglish } = share;
  const action = mayDownload
    ? markup`<a class="button primary" href="${address}/pdf?look=${mark ?? ''}" download>下载 PDF</a>`
    : null;
  return draw(site, {
    // Messengers, histories and tabs show it: nobody's name.
    title: '查看简历',
    scripts: mark === null ? [] : ['/open-resume.js'],
    action,
    main: markup`<article class="position resume" data-opening="${mark ?? ''}"${isEnglish ? markup` lang="en"` : null}>
      <header class="block">
        <h1>${outline.name}</h1>
        ${outline.head.map((line) => markup`<p>${line}</p>`)}
        ${withContact ? null : markup`<p class="muted" lang="zh-CN">简历主人没有在这个链接里公开联系方式。</p>`}
        ${action === null ? null : markup`<p class="wide">${action}</p>`}
      </header>
      ${sectionsOf(outline.blocks)}
      <p class="muted" lang="zh-CN">
        您看到的是简历现在的内容，<time datetime="${updatedAt.toISOString()}">${timeText.format(updatedAt)}</time
        >更新。简历主人能看到这个链接何时、在什么设备上被打开；您登录着时，还能看到您的身份（姓名打码）。
      </p>
    </article>`,
  });
}

/** The form of a link that has a password: it says nothing of whose resume this is. */
export function drawLockedResume(address: string, problem: string | null, site: Site): string {
  return draw(site, {
    title: '查看简历需要密码',
    scripts: [],
    action: null,
    main: markup`<article class="position">
      <form class="block ask" method="post" action="${address}">
        <h1>查看简历需要密码</h1>
        <p class="muted">请向给您链接的人询问密码。</p>
        <label for="password">密码</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="off"
          maxlength="100"
          required
          autofocus
          ${problem === null ? null : markup`aria-invalid="true" aria-describedby="problem"`}
        >
        ${problem === null ? null : markup`<p id="problem" class="problem" role="alert">${problem}</p>`}
        <button class="button primary" type="submit">查看简历</button>
      </form>
    </article>`,
  });
}

const endings = {
  revoked: ['这个链接已停用', '简历主人停止了分享，或者换了新的链接。需要时，请向对方要新的链接。'],
  expired: ['这个链接已过期', '分享的有效期已经结束。需要时，请向对方要新的链接。'],
  gone: ['这份简历现在不能查看', '简历已被主人移除或隐藏。'],
  unknown: ['没有找到这份简历', '链接可能不完整，请重新打开对方发来的链接。'],
} as const;

/** In place of a PDF that somebody asks for again and again. */
export function drawTooMany(waitMs: number, address: string, site: Site): string {
  const title = '下载太频繁';
  return draw(site, {
    title,
    scripts: [],
    action: null,
    main: markup`<article class="position">
      <header class="block">
        <h1>${title}</h1>
        <p class="muted">请 ${minutesOf(waitMs)} 分钟后再下载，或者先<a href="${address}">在网页上看</a>。</p>
      </header>
    </article>`,
  });
}

/** Whole minutes, never too few. */
export const minutesOf = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000));

/** In place of a resume that cannot be read by this address: what happened, and nothing more. */
export function drawNoResume(closed: Exclude<ClosedShare, { kind: 'locked' }>, site: Site): string {
  const [title, text] = endings[closed.kind === 'ended' ? closed.why : 'unknown'];
  return draw(site, {
    title,
    scripts: [],
    action: null,
    main: markup`<article class="position">
      <header class="block">
        <h1>${title}</h1>
        <p class="muted">${text}</p>
      </header>
    </article>`,
  });
}

interface ResumePage {
  readonly title: string;
  readonly scripts: readonly string[];
  readonly action: Markup | null;
  readonly main: Markup;
}

function draw(site: Site, { title, scripts, action, main }: ResumePage): string {
  return drawPage(site, {
    title,
    // Messengers show it beside the link: nothing of the person stands there.
    description: '通过链接分享的一份简历',
    path: null,
    data: null,
    next: '/',
    scripts,
    action,
    main,
  });
}

/** Blocks under the heading that they follow, points as lists. */
function sectionsOf(blocks: readonly Block[]): Markup[] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'section' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups.map(
    (group) =>
      markup`<section class="block">${group.map((block, at) => drawBlock(block, group[at - 1], group[at + 1]))}</section>`,
  );
}

function drawBlock(block: Block, before: Block | undefined, after: Block | undefined): Markup {
  switch (block.kind) {
    case 'section':
      return markup`<h2>${block.title}</h2>`;
    case 'entry':
      return markup`<h3 class="entry"><span>${block.names.join(' · ')}</span><span class="muted">${block.period}</span></h3>`;
    case 'role':
      return markup`<h4 class="entry"><span>${block.names.join(' · ')}</span><span class="muted">${block.period}</span></h4>`;
    case 'line':
      return markup`<p>${block.text}</p>`;
    case 'point':
      return markup`${before?.kind === 'point' ? null : listStart}<li>${block.text}</li>${after?.kind === 'point' ? null : listEnd}`;
  }
}

const listStart = markup`<ul class="points">`;
const listEnd = markup`</ul>`;
