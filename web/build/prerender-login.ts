import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build, type Plugin } from 'vite';

/** What modules of the page look at while they load; there is no browser in a build. */
const globals = ['document', 'localStorage', 'location', 'matchMedia'] as const;

/** Words that the server writes in, as it does with the configuration. */
const placeholders = { brand: '{{brand}}', holder: '{{holder}}' };

/** /login without and with the notice of the sandbox, as React would first draw it. */
async function drawLogin(root: string, plugins: Plugin[]): Promise<readonly [plain: string, sandbox: string]> {
  const cache = path.join(root, '../.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(path.join(cache, 'login-markup-'));
  const window = new Window({ url: 'http://localhost/login' });
  for (const name of globals) Reflect.set(globalThis, name, window[name]);
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      build: { ssr: 'src/app/login-markup.tsx', outDir, rolldownOptions: { output: { entryFileNames: 'markup.mjs' } } },
    });
    const draw = async (sandbox: boolean): Promise<string> => {
      const config = JSON.stringify({ ...placeholders, sandbox });
      window.document.body.innerHTML = `<script type="application/json" id="pinjian-config">${config}</script>`;
      // The configuration is read while the module loads: another query loads it again.
      const entry = `${pathToFileURL(path.join(outDir, 'markup.mjs')).href}?sandbox=${String(sandbox)}`;
      const { loginMarkup } = (await import(entry)) as { loginMarkup: () => string };
      return loginMarkup();
    };
    return [await draw(false), await draw(true)];
  } finally {
    for (const name of globals) Reflect.deleteProperty(globalThis, name);
    await window.happyDOM.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Puts the style sheets that the page names into the page: on a slow network each costs a round trip before the first paint. */
async function withStyles(html: string, folder: string): Promise<string> {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g)];
  let result = html;
  for (const [link, file = ''] of links) {
    const css = await readFile(path.join(folder, file), 'utf8');
    result = result.replace(link, () => `<style>${css}</style>`);
  }
  return result;
}

/**
 * Writes login.html and login-sandbox.html beside index.html: the same page with the look of /login and its styles
 * already in it, with and without the notice of the sandbox. React takes it over once it is there. `plugins` are those that the sources of the page need to be built.
 */
export function prerenderLogin(plugins: () => Plugin[]): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'pinjian:prerender-login',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    configResolved(config) {
      root = config.root;
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const index = await readFile(path.join(folder, 'index.html'), 'utf8');
      const page = await withStyles(index, folder);
      const hole = '<div id="root"></div>';
      if (!page.includes(hole)) throw new Error('index.html has no empty #root');
      const [plain, sandbox] = await drawLogin(root, plugins());
      for (const [file, look] of [
        ['login.html', plain],
        ['login-sandbox.html', sandbox],
      ] as const) {
        await writeFile(
          path.join(folder, file),
          page.replace(hole, () => `<div id="root">${look}</div>`),
        );
      }
    },
  };
}
