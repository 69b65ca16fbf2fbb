import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../harness/browser.ts';
import type { Truth } from '../../../server/src/domains/resume/parsing/samples/compare.ts';
import { writeContent } from './content.ts';
import { documentOf } from './docx/frame.ts';
import { drawFrom } from './draw.ts';
import { pageHtml } from './html/frame.ts';
import { drawLayout, type Layout } from './layout.ts';
import { convertWithOffice, hasOffice } from './office.ts';
import { drawPerson } from './person.ts';

interface Wanted {
  readonly seed: number;
  readonly count: number;
  readonly folder: string;
}

export interface Made {
  /** Name of the file, with its ending. */
  readonly file: string;
  readonly truth: Truth;
}

/** Writes `count` resumes of layouts drawn from a seed into a folder, each with its truth beside it. */
export async function generate(seed: number, count: number, folder: string): Promise<Made[]> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    return await generateWith(browser, { seed, count, folder });
  } finally {
    await browser.close();
  }
}

async function generateWith(browser: Browser, { seed, count, folder }: Wanted): Promise<Made[]> {
  const page = await browser.newPage();
  const made: Made[] = [];
  const converted = { 'word-pdf': [] as string[], 'word-97': [] as string[] };
  for (let index = 0; index < count; index += 1) {
    const draw = drawFrom(seed * 10_007 + index);
    const language = draw.chance(0.07) ? 'en' : 'zh';
    const person = drawPerson(draw, language);
    const layout = drawLayout(draw, language);
    const content = writeContent(draw, layout, person);
    const name = `${seed}-${String(index).padStart(3, '0')}-${layoutWords(layout)}`;
    await writeFile(join(folder, `${name}.truth.json`), `${JSON.stringify(content.truth, null, 1)}\n`);
    if (layout.producer === 'chromium') {
      await page.setContent(pageHtml(draw, layout, content));
      await printPage(page, layout, { name: content.name, path: join(folder, `${name}.pdf`) });
      made.push({ file: `${name}.pdf`, truth: content.truth });
      continue;
    }
    await writeFile(join(folder, `${name}.docx`), documentOf(draw, layout, content));
    made.push({ file: `${name}.docx`, truth: content.truth });
    if (layout.producer !== 'docx') converted[layout.producer].push(join(folder, `${name}.docx`));
  }
  if (!(await hasOffice())) return made;
  const renamed = new Map<string, string>();
  for (const [files, to] of [
    [converted['word-pdf'], 'pdf'],
    [converted['word-97'], 'doc'],
  ] as const) {
    for (const file of await convertWithOffice(files, to, folder)) {
      await rm(file);
      renamed.set(basename(file), basename(file).replace(/docx$/, to));
    }
  }
  return made.map((each) => ({ ...each, file: renamed.get(each.file) ?? each.file }));
}

/** The layout in a few words, for the name of its file. */
function layoutWords({ producer, frame, heading, work, naming }: Layout): string {
  return [producer, frame, heading, naming, work.pattern.replaceAll(/[^a-z]+/g, '.').replaceAll(/^\.|\.$/g, '')].join(
    '-',
  );
}

async function printPage(page: Page, layout: Layout, { name, path }: { name: string; path: string }): Promise<void> {
  const { running, margin, frame, page: format } = layout;
  const footer: Readonly<Record<Layout['running'], string>> = {
    '': '<span></span>',
    header: '<span></span>',
    name: '<div style="width:100%;text-align:center;font-size:8px">第 <span class="pageNumber"></span> 页</div>',
    numbers: '<div style="width:100%;text-align:center;font-size:8px"><span class="pageNumber"></span></div>',
    'n/m':
      '<div style="width:100%;text-align:center;font-size:8px"><span class="pageNumber"></span> / <span class="totalPages"></span></div>',
  };
  const headers: Readonly<Partial<Record<Layout['running'], string>>> = {
    header: '<div style="width:100%;text-align:right;font-size:8px;padding-right:12mm">个人简历</div>',
    name: `<div style="width:100%;text-align:left;font-size:8px;padding-left:12mm">${name} - 个人简历</div>`,
  };
  const sidebar = frame === 'left' || frame === 'right';
  await page.pdf({
    path,
    format,
    printBackground: true,
    ...(running === '' || sidebar
      ? { preferCSSPageSize: true }
      : {
          displayHeaderFooter: true,
          headerTemplate: headers[running] ?? '<span></span>',
          footerTemplate: footer[running],
          margin: { top: `${margin + 4}mm`, bottom: `${margin + 4}mm`, left: `${margin}mm`, right: `${margin}mm` },
        }),
  });
}
