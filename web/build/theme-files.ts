import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { colours, cssVariables, radius } from '../src/theme.ts';

const styleId = 'virtual:theme.css';

/** A file of the build that is not bundled. */
interface PlainFile {
  readonly path: string;
  readonly type: string;
  readonly source: string;
}

/** One whose name carries its content, so that it may be cached for ever. */
function plainFile(name: string, extension: string, type: string, source: string): PlainFile {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { path: `assets/${name}-${hash}.${extension}`, type, source };
}

/** What pages that the server draws are dressed in (/open/): served under these names, asked for anew each time. */
function openFiles(): readonly PlainFile[] {
  const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return [
    { path: 'open.css', type: 'text/css', source: `${cssVariables()}\n${read('open.css')}` },
    { path: 'open.js', type: 'text/javascript', source: read('theme-boot.js') },
    { path: 'open-resume.js', type: 'text/javascript', source: read('open-resume.js') },
    { path: 'open.svg', type: 'image/svg+xml', source: favicon() },
  ];
}

/** The mark on its own tile, for browser tabs; its colours come from the tokens like everything else. */
function favicon(): string {
  const { accent, onAccent } = colours.light;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius.medium}" fill="${accent}"/>` +
    `<path d="M16 7.5a8 8 0 1 1-3.4 15.2L7.8 24.6l1.6-5A8 8 0 0 1 16 7.5Z" fill="none" stroke="${onAccent}" stroke-width="2.8" stroke-linejoin="round"/>` +
    `<circle cx="17.6" cy="14.2" r="2.9" fill="${onAccent}"/></svg>`
  );
}

/**
 * Writes what stands before the scripts: the style sheet `virtual:theme.css` and the tab's icon, both from the tokens,
 * the browser's theme-color, and two little scripts: one puts the chosen theme on the root before the first paint, one
 * asks who is signed in; and what the server's own pages are dressed in. The
 * tokens themselves stay out of the entry, which only the size of /login would notice.
 */
export function themeFiles(): Plugin {
  const icon = plainFile('favicon', 'svg', 'image/svg+xml', favicon());
  const files = [icon, ...openFiles()];
  const script = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
  const colourTags: HtmlTagDescriptor[] = (['light', 'dark'] as const).map((mode) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${mode})`, content: colours[mode].page },
    injectTo: 'head',
  }));
  return {
    name: 'pinjian:theme-files',
    resolveId: (id) => (id === styleId ? styleId : undefined),
    load: (id) => (id === styleId ? cssVariables() : undefined),
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', fileName: file.path, source: file.source });
    },
    configureServer(server) {
      for (const file of files)
        server.middlewares.use(`/${file.path}`, (_request, response) => {
          response.setHeader('content-type', file.type);
          response.end(file.source);
        });
    },
    transformIndexHtml: () => [
      ...colourTags,
      { tag: 'link', attrs: { rel: 'icon', href: `/${icon.path}`, type: icon.type }, injectTo: 'head' },
      // Inside the page and before the style sheet, which they would wait for; the server allows them by their hash.
      { tag: 'script', children: script('theme-boot.js'), injectTo: 'head-prepend' },
      { tag: 'script', children: script('early-user.js'), injectTo: 'head-prepend' },
    ],
  };
}
