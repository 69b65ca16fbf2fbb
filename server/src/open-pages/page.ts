import { markup, jsonScript, type Markup } from './markup.ts';

/** What every page says of the site it is on. */
export interface Site {
  readonly brand: string;
  readonly holder: string;
  readonly icp: string;
  readonly police: string;
  /** https://example.com, without a slash at its end; '' where no setting says what the site is called. */
  readonly base: string;
  readonly year: number;
}

interface PageParts {
  readonly title: string;
  /** One or two sentences, for lists of search engines and previews of messengers. */
  readonly description: string;
  /** Path of the page; null for one that no search engine is to keep. */
  readonly path: string | null;
  /** For machines, of schema.org. */
  readonly data: object | null;
  /** Where signing in leads back to. */
  readonly next: string;
  /** Small scripts of the build beside the one of every page. */
  readonly scripts?: readonly string[];
  readonly main: Markup;
  /** The one thing to do, in reach at the foot of phones. */
  readonly action: Markup | null;
}

/** Where signing in leads on to a page of ours. */
export function loginTo(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

function head(site: Site, { title, description, path, data, scripts = [] }: PageParts): Markup {
  const whole = `${title} - ${site.brand}`;
  return markup`<meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <title>${whole}</title>
    <meta name="description" content="${description}">
    ${
      path === null
        ? markup`<meta name="robots" content="noindex">`
        : markup`<link rel="canonical" href="${site.base}${path}">
            <meta property="og:type" content="website">
            <meta property="og:site_name" content="${site.brand}">
            <meta property="og:locale" content="zh_CN">
            <meta property="og:title" content="${title}">
            <meta property="og:description" content="${description}">
            <meta property="og:url" content="${site.base}${path}">
            <meta name="twitter:card" content="summary">`
    }
    <meta name="format-detection" content="telephone=no">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="/open.svg" type="image/svg+xml">
    <script src="/open.js"></script>
    ${scripts.map((script) => markup`<script src="${script}" defer></script>`)}
    <link rel="stylesheet" href="/open.css">
    ${data === null ? null : jsonScript(data)}`;
}

function foot({ holder, icp, police, year }: Site): Markup {
  const filing = (number: string, address: string) =>
    number === '' ? null : markup`<a href="${address}" rel="noreferrer">${number}</a>`;
  return markup`<footer class="foot">
    <p>© ${year} ${holder} 版权所有</p>
    <p>${filing(icp, 'https://beian.miit.gov.cn/')} ${filing(police, 'https://beian.mps.gov.cn/')}</p>
    <p><a href="/terms">服务条款</a> <a href="/privacy">隐私政策</a></p>
  </footer>`;
}

/** A whole page: it reads without a script and without an account. */
export function drawPage(site: Site, parts: PageParts): string {
  return markup`<!doctype html>
    <html lang="zh-CN">
      <head>
        ${head(site, parts)}
      </head>
      <body>
        <a class="skip" href="#main">跳到正文</a>
        <header class="bar">
          <a class="brand" href="/">${site.brand}</a><a class="button" href="${loginTo(parts.next)}">登录</a>
        </header>
        <main id="main" class="main">${parts.main}</main>
        ${foot(site)} ${parts.action === null ? null : markup`<div class="reach">${parts.action}</div>`}
      </body>
    </html> `.text;
}
