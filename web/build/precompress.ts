import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|mjs|css|svg|json|txt|wasm|webmanifest)$/;
/** Below this a compressed copy saves less than its own header costs. */
const minBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Compresses every file below `folder` that is worth it, beside itself. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const wanted = files.filter(
    (file) => file.isFile() && compressible.test(file.name) && !file.parentPath.includes('.vite'),
  );
  await Promise.all(wanted.map((file) => compressFile(path.join(file.parentPath, file.name))));
}

/**
 * Writes `.br` (quality 11) and `.gz` (level 9) beside every compressible file of the build, so that the server only
 * sends files. index.html is left out: the server writes its configuration into it.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'pinjian:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}
