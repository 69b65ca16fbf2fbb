import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { serveJobs } from '../worker/serve-jobs.ts';
import type { TypesetJob } from './embedded.ts';

const fonts = path.dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));

const compiler = NodeCompiler.create({
  // A template can read nothing outside its workspace: a folder with a font in it and nothing else.
  workspace: path.join(fonts, '400Regular'),
  fontArgs: [{ fontPaths: [path.join(fonts, '400Regular'), path.join(fonts, '700Bold')] }],
});

/** How many compilations a memoized result outlives: templates stay warm, documents of others do not pile up. */
const cacheAge = 5;

serveJobs(async ({ template, data, createdAt }: TypesetJob) => {
  const { result, diagnostics } = compile(template, data);
  if (result === null) throw new Error(`the template does not compile: ${diagnostics}`);
  const pdf = compiler.pdf(result, { creationTimestamp: createdAt });
  compiler.evictCache(cacheAge);
  return new Uint8Array(pdf);
});

function compile(template: string, data: string) {
  const compiled = compiler.compile({ mainFileContent: template, inputs: { data } });
  const { result } = compiled;
  if (result !== null) return { result, diagnostics: '' };
  const error = compiled.takeDiagnostics();
  return { result, diagnostics: error === null ? 'unknown' : JSON.stringify(error.shortDiagnostics) };
}
