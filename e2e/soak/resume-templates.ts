import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plainPrint, resumeTemplates } from '../../contract/src/resume-print.ts';
import { printedResume } from '../../server/src/domains/resume/export/resume-document.ts';
import { createResumeReader } from '../../server/src/domains/resume/parsing/read-in-thread.ts';
import { drawPersons } from '../../server/src/testing/printed-persons/draw-persons.ts';
import { letters } from '../../server/src/testing/printed-persons/inspect-print.ts';
import { tryPrint } from '../../server/src/testing/printed-persons/try-print.ts';
import type { SoakRun } from './run.ts';

const run = promisify(execFile);
const leastRight = 0.95;

/**
 * Random persons in every template: nothing cut off, lost or left alone, the text in reading order for pdftotext too, and
 * read back by our own reader without the content inside.
 */
export const resumeTemplatesRun: SoakRun = {
  name: 'resume-templates',
  rounds: 50,
  async run(rounds, tell) {
    const folder = await mkdtemp(join(tmpdir(), 'resume-templates-'));
    const reader = createResumeReader();
    const found: string[] = [];
    try {
      for (const template of resumeTemplates) {
        let [expected, right, whole] = [0, 0, 0];
        for (const [index, { kind, content }] of drawPersons(rounds).entries()) {
          const { pdf, complaints, ...count } = await tryPrint(reader, content, template);
          const file = join(folder, 'print.pdf');
          await writeFile(file, pdf);
          // pdftotext guesses an order of its own from the places of lines, and in two columns guesses wrong: there it is told not to.
          const as = template === 'modern' ? ['-raw'] : [];
          const { stdout } = await run('pdftotext', [...as, file, '-']);
          const order = inOrder(letters(stdout), printedResume(content, plainPrint, template).work);
          found.push(...[...complaints, ...order].map((each) => `${template}, person ${index} (${kind}): ${each}`));
          expected += count.expected;
          right += count.right;
          whole += count.wrong.length === 0 ? 1 : 0;
        }
        const share = right / expected;
        tell(`${template}: ${(share * 100).toFixed(1)} % of ${expected} fields, ${whole} of ${rounds} persons whole`);
        if (share < leastRight) found.push(`${template}: ${(share * 100).toFixed(1)} % of the fields`);
      }
    } finally {
      await reader.stop();
      await rm(folder, { recursive: true, force: true });
    }
    return found;
  },
};

/** Employers stand one after the other, each before what was done there. */
function inOrder(text: string, work: ReturnType<typeof printedResume>['work']): string[] {
  let at = 0;
  return work.flatMap(({ company, roles }) => {
    const parts = [company, ...roles.flatMap(({ title, points }) => [title, ...points])];
    return parts.flatMap((part) => {
      const next = text.indexOf(letters(part), at);
      if (next === -1) return [`pdftotext has out of order: ${part}`];
      at = next + 1;
      return [];
    });
  });
}
