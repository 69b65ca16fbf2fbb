import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyResumeContent } from '../../contract/src/resume-content.ts';
import { createResumeReader } from '../../server/src/domains/resume/parsing/read-in-thread.ts';
import { compare, f1, type Report, type Tally } from '../../server/src/domains/resume/parsing/samples/compare.ts';
import { generate } from './resume-layouts/generate.ts';
import type { SoakRun } from './run.ts';

/** F1 below which a set of fields is not read well enough. */
const bars = [
  { what: 'name, phone, mail', fields: ['name', 'phone', 'email'], atLeast: 0.97 },
  { what: 'education, work, projects', fields: ['education', 'work', 'projects'], atLeast: 0.84 },
];

/**
 * Resumes of layouts that nobody has seen, drawn from a fresh seed, are read and compared with what they say. Every
 * file is read to an end, and the fields that matter most are read right as often as the bars ask.
 */
export const resumeLayouts: SoakRun = {
  name: 'resume-layouts',
  rounds: 100,
  async run(rounds, tell) {
    const seed = 1 + Math.floor(Math.random() * 100_000);
    const folder = await mkdtemp(join(tmpdir(), 'resume-layouts-'));
    const reader = createResumeReader();
    const report: Report = new Map();
    const broken: string[] = [];
    try {
      for (const { file, truth } of await generate(seed, rounds, folder)) {
        const bytes = new Uint8Array(await readFile(join(folder, file)));
        const { failure, content } = await reader.parse(bytes, file.endsWith('.pdf') ? 'pdf' : 'word');
        if (failure !== null) broken.push(`${file}: ${failure}`);
        compare(report, failure === null ? content : emptyResumeContent(), truth, () => undefined);
      }
    } finally {
      await reader.stop();
      await rm(folder, { recursive: true, force: true });
    }
    tell(
      `${rounds} files of seed ${seed}; again: e2e/soak/resume-layouts/main.ts --seed ${seed} --count ${rounds} --out …`,
    );
    for (const [field, tally] of report) tell(fieldLine(field, tally));
    return [...broken, ...bars.flatMap((bar) => belowBar(report, bar))];
  },
};

function fieldLine(field: string, tally: Tally): string {
  const share = (right: number, of: number) => (of === 0 ? 1 : right / of).toFixed(3);
  return `${field.padEnd(22)} F1 ${f1(tally).toFixed(3)}, precision ${share(tally.right, tally.read)}, recall ${share(tally.right, tally.expected)} of ${tally.expected}`;
}

function belowBar(report: Report, { what, fields, atLeast }: (typeof bars)[number]): string[] {
  const sum: Tally = { expected: 0, read: 0, right: 0 };
  for (const field of fields) {
    const tally = report.get(field);
    sum.expected += tally?.expected ?? 0;
    sum.read += tally?.read ?? 0;
    sum.right += tally?.right ?? 0;
  }
  const reached = f1(sum);
  return reached >= atLeast ? [] : [`${what}: F1 ${reached.toFixed(3)}, at least ${atLeast} is asked`];
}
