import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { readonly version: string };

/**
 * What pdf.js asks for while it draws: its worker, character maps (no Chinese without them), fonts that a file need not
 * carry, picture decoders, colours.
 */
const folders: readonly { readonly name: string; readonly from?: string; readonly wanted: RegExp }[] = [
  { name: '', from: 'legacy/build', wanted: /^pdf\.worker\.min\.mjs$/ },
  { name: 'cmaps', wanted: /\.bcmap$|^LICENSE$/ },
  { name: 'standard_fonts', wanted: /\.(?:pfb|ttf)$|^LICENSE/ },
  // quickjs runs the scripts of a file; ours never do.
  { name: 'wasm', wanted: /^(?:jbig2|openjpeg|qcms).*\.(?:wasm|js)$|^LICENSE_(?!.*QUICKJS)/ },
  { name: 'iccs', wanted: /\.icc$|^LICENSE$/ },
];

/** Where they are served from: the version stands for their content, so that they may be cached for ever. */
export const pdfFilesPath = `assets/pdfjs-${version}/`;

/** Every file by its path below `pdfFilesPath`, with where it lies. */
export function pdfFiles(): ReadonlyMap<string, string> {
  const found = folders.flatMap(({ name, from = name, wanted }) => {
    const folder = path.join(path.dirname(packageFile), from);
    return readdirSync(folder)
      .filter((file) => wanted.test(file))
      .map((file): [string, string] => [path.posix.join(name, file), path.join(folder, file)]);
  });
  return new Map(found);
}

/** Of what a browser refuses without: modules and WebAssembly. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Puts the files that pdf.js fetches by name beside the scripts, in the build and in the development server. */
export function servePdfFiles(): Plugin {
  return {
    name: 'pinjian:pdf-files',
    generateBundle() {
      for (const [name, file] of pdfFiles())
        this.emitFile({ type: 'asset', fileName: pdfFilesPath + name, source: readFileSync(file) });
    },
    configureServer(server) {
      const files = pdfFiles();
      server.middlewares.use(`/${pdfFilesPath}`, (request, response, next) => {
        const file = files.get((request.url ?? '').replace(/^\/|[?#].*$/g, ''));
        if (file === undefined) return next();
        const type = mediaTypes[path.extname(file)];
        if (type !== undefined) response.setHeader('content-type', type);
        return response.end(readFileSync(file));
      });
    },
  };
}
