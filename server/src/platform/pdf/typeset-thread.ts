import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { serveJobs } from '../worker/serve-jobs.ts';
import type { TypesetJob } from './embedded.ts';
import type { TypesetPages } from './port.ts';

const fonts = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));

// A template can read nothing outside its workspace: a folder with a font in it and nothing else.
const workspace = path.join(fonts, '400Regular');
const picturePlace = path.join(workspace, 'picture');

const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: [path.join(fonts, '400Regular'), path.join(fonts, '700Bold')] }],
});

/** How many compilations a memoized result outlives: templates stay warm, documents of others do not pile up. */
const cacheAge = 5;

serveJobs(async ({ template, variants, maxPages, picture, createdAt }: TypesetJob): Promise<TypesetPages> => {
  // What stands there is one job's own: a thread works on one at a time.
  if (picture !== null) {
    // Most prints have none: the library is loaded with the first.
    const { printablePicture } = await import('./small-picture.ts');
    compiler.mapShadow(picturePlace, Buffer.from(await printablePicture(picture)));
  }
  try {
    const variant = firstWithin(template, variants, maxPages);
    const result = compile(template, variants[variant] ?? '');
    const pdf = compiler.pdf(result, { creationTimestamp: createdAt });
    return { pdf: new Uint8Array(pdf), pages: result.numOfPages, variant };
  } finally {
    if (picture !== null) compiler.unmapShadow(picturePlace);
    compiler.evictCache(cacheAge);
  }
});

/** The first variant that keeps within the pages, found by halves; 0 where the last one does not. */
function firstWithin(template: string, variants: readonly string[], maxPages: number): number {
  const isWithin = (index: number) => compile(template, variants[index] ?? '').numOfPages <= maxPages;
  let last = variants.length - 1;
  if (last === 0 || isWithin(0) || !isWithin(last)) return 0;
  let first = 1;
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (isWithin(middle)) last = middle;
    else first = middle + 1;
  }
  return last;
}

function compile(template: string, data: string): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
  if (compiled.result !== null) return compiled.result;
  const error = compiled.takeDiagnostics();
  throw new Error(
    `the template does not compile: ${error === null ? 'unknown' : JSON.stringify(error.shortDiagnostics)}`,
  );
}
