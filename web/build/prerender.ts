import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build, type Plugin } from 'vite';
import { routeFiles, type Manifest } from './route-files.ts';

/** What modules of the page look at while they load; there is no browser in a build. */
const globals = ['document', 'localStorage', 'location', 'matchMedia'] as const;

/** Words that the server writes in, as it does with the configuration. */
const placeholders = { brand: '{{brand}}', holder: '{{holder}}' };

/** A page that comes with its look in it: the file, what draws it, and with which configuration. */
interface Look {
  readonly file: string;
  readonly draw: 'loginMarkup' | 'jobMarkup' | 'shellMarkup';
  readonly sandbox: boolean;
  /** Whose styles it needs; null where those of the entry are all. */
  readonly route: string | null;
  /** Part of the shell, which nobody sees without a session (spec §2); base.css hides it from them. */
  readonly ofShell: boolean;
}

const looks: readonly Look[] = [false, true].flatMap((sandbox): Look[] => {
  const file = (name: string): string => `${name}${sandbox ? '-sandbox' : ''}.html`;
  return [
    { file: file('login'), draw: 'loginMarkup', sandbox, route: '/login', ofShell: false },
    { file: file('seeker-job'), draw: 'jobMarkup', sandbox, route: '/seeker/job', ofShell: true },
    { file: file('shell'), draw: 'shellMarkup', sandbox, route: null, ofShell: true },
  ];
});

const entries = {
  loginMarkup: 'src/app/login-markup.tsx',
  jobMarkup: 'src/app/job-markup.tsx',
  shellMarkup: 'src/app/shell-markup.tsx',
} as const;

/** Each look as React would first draw it, in the order of `looks`. */
async function drawLooks(root: string, plugins: () => Plugin[]): Promise<string[]> {
  const cache = path.join(root, '../.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(path.join(cache, 'markup-'));
  const window = new Window({ url: 'http://localhost/login' });
  for (const name of globals) Reflect.set(globalThis, name, window[name]);
  try {
    for (const [name, ssr] of Object.entries(entries)) {
      await build({
        root,
        configFile: false,
        logLevel: 'error',
        plugins: plugins(),
        // antd's modules are written for bundlers: Node alone does not find what they import.
        ssr: { noExternal: true },
        // Each in one file: what two shared would be loaded once, and with it the configuration of the first look.
        build: {
          ssr,
          outDir,
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
        },
      });
    }
    const drawn: string[] = [];
    for (const { draw, sandbox } of looks) {
      const config = JSON.stringify({ ...placeholders, sandbox });
      window.document.body.innerHTML = `<script type="application/json" id="pinjian-config">${config}</script>`;
      // The configuration is read while the module loads: another query loads it again.
      const entry = `${pathToFileURL(path.join(outDir, `${draw}.mjs`)).href}?sandbox=${String(sandbox)}`;
      const module = (await import(entry)) as Record<string, (() => string) | undefined>;
      const html = module[draw]?.();
      if (html === undefined) throw new Error(`${entries[draw]} exports no ${draw}`);
      drawn.push(html);
    }
    return drawn;
  } finally {
    for (const name of globals) Reflect.deleteProperty(globalThis, name);
    await window.happyDOM.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/**
 * A style sheet inside the page: on a slow network each costs a round trip before the first paint. The link stays, never
 * to be fetched: by it the loader of later chunks knows that these styles are there.
 */
async function inlined(folder: string, file: string): Promise<string> {
  const css = await readFile(path.join(folder, file), 'utf8');
  return `<style>${css}</style><link rel="stylesheet" href="/${file}" disabled>`;
}

/** Puts the style sheets that the page names into it. */
async function withStyles(html: string, folder: string): Promise<string> {
  let result = html;
  for (const [link, file = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)) {
    const style = await inlined(folder, file);
    result = result.replace(link, () => style);
  }
  return result;
}

/** What was drawn, in a box that takes no press, because it is about to be replaced, and that says what it is. */
function marked(html: string, ofShell: boolean): string {
  return `<div inert aria-busy="true" data-drawn="${ofShell ? 'shell' : 'page'}">${html}</div>`;
}

/**
 * Puts the styles of the entry into index.html, and writes the `looks` beside it: the same page with what it first shows
 * and the styles of that already in it. React takes over once it is there. `plugins` are those that the sources of the
 * page need to be built.
 */
export function prerender(plugins: () => Plugin[]): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'pinjian:prerender',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const page = await withStyles(await readFile(path.join(folder, 'index.html'), 'utf8'), folder);
      const hole = '<div id="root"></div>';
      if (!page.includes(hole)) throw new Error('index.html has no empty #root');
      await writeFile(path.join(folder, 'index.html'), page);
      const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = routeFiles(manifest);
      const drawn = await drawLooks(root, plugins);
      for (const [index, { file, route, ofShell }] of looks.entries()) {
        const needed = route === null ? [] : (files[route]?.styles ?? []);
        const styles = await Promise.all(needed.map((style) => inlined(folder, style)));
        const whole = page
          .replace('</head>', () => `${styles.join('')}</head>`)
          .replace(hole, () => `<div id="root">${marked(drawn[index] ?? '', ofShell)}</div>`);
        await writeFile(path.join(folder, file), whole);
      }
    },
  };
}
