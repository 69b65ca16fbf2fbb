import { createResumeReader } from '../../server/src/domains/resume/parsing/read-in-thread.ts';
import { f1, type Report, type Tally } from '../../server/src/domains/resume/parsing/samples/compare.ts';
import {
  heldOutFiles,
  openFiles,
  publicOpenFiles,
  publicUnseenFiles,
  reportOn,
  type CorpusReport,
} from '../../server/src/domains/resume/parsing/samples/read-corpus.ts';
import { median, quantile, residentMegabytes, type Figure, type Row } from '../figure.ts';

const contact = ['name', 'phone', 'email'];
const entries = ['education', 'work'];

interface CorpusSet {
  readonly id: 'tuned' | 'held-out' | 'public' | 'public-unseen';
  readonly what: string;
  readonly whatChinese: string;
  readonly files: readonly string[];
  /** What is asked of files that no rule was made for; a little under what was reached for the others. */
  readonly bars: {
    readonly contact: number;
    readonly entries: number;
    readonly projects: number;
    readonly unplaced: number;
  };
}

const sets: readonly CorpusSet[] = [
  {
    id: 'tuned',
    what: 'files the rules were made for',
    whatChinese: '调校用样本',
    files: openFiles,
    bars: { contact: 0.98, entries: 0.96, projects: 0.95, unplaced: 0.03 },
  },
  {
    id: 'held-out',
    what: 'files no rule was made for',
    whatChinese: '留出样本',
    files: heldOutFiles,
    bars: { contact: 0.98, entries: 0.95, projects: 0.9, unplaced: 0.03 },
  },
  {
    id: 'public',
    what: 'public templates the rules were made for',
    whatChinese: '调校用公开模板',
    files: publicOpenFiles,
    bars: { contact: 0.97, entries: 0.88, projects: 0.8, unplaced: 0.03 },
  },
  {
    id: 'public-unseen',
    what: 'public templates no rule was made for',
    whatChinese: '未见过的公开模板',
    files: publicUnseenFiles,
    bars: { contact: 0.97, entries: 0.88, projects: 0.8, unplaced: 0.03 },
  },
];

/** All tallies of some fields as one. */
function together(fields: Report, names: readonly string[]): Tally {
  const sum: Tally = { expected: 0, read: 0, right: 0 };
  for (const name of names) {
    const tally = fields.get(name) ?? { expected: 0, read: 0, right: 0 };
    sum.expected += tally.expected;
    sum.read += tally.read;
    sum.right += tally.right;
  }
  return sum;
}

/** The share of values that are right. */
function rightOf({ all, wrong }: { readonly all: number; readonly wrong: number }): number {
  return all === 0 ? 1 : 1 - wrong / all;
}

/** One line for each field: precision, recall, F1. Totals only, so that nobody learns what a held-out file misses. */
function fieldLines({ fields }: CorpusReport): string {
  const share = (right: number, of: number) => (of === 0 ? 1 : right / of).toFixed(3);
  return [...fields]
    .map(
      ([field, tally]) =>
        `${field.padEnd(22)} precision ${share(tally.right, tally.read)}, recall ${share(tally.right, tally.expected)}, F1 ${f1(tally).toFixed(3)} of ${tally.expected}`,
    )
    .join('\n    ');
}

function figuresOf(set: CorpusSet, report: CorpusReport): Figure[] {
  const { fields, unread, invented, letters, misplaced, marks, times } = report;
  const of = (names: readonly string[]) => f1(together(fields, names));
  const unreadText = `${unread.length} of ${set.files.length} files not read`;
  return [
    {
      id: `resume-contact-${set.id}`,
      what: `name, phone, mail read right (F1), ${set.what}`,
      whatChinese: `姓名、电话、邮箱识别 F1，${set.whatChinese}`,
      value: of(contact),
      unit: '',
      bar: { atLeast: set.bars.contact },
      detail: `${unreadText}; median ${median(times).toFixed(0)} ms, slowest ${quantile(times, 1).toFixed(0)} ms a file`,
    },
    {
      id: `resume-entries-${set.id}`,
      what: `education and work read right (F1), ${set.what}`,
      whatChinese: `教育、工作经历识别 F1，${set.whatChinese}`,
      value: of(entries),
      unit: '',
      bar: { atLeast: set.bars.entries },
      detail: fieldLines(report),
    },
    {
      id: `resume-projects-${set.id}`,
      what: `projects read right (F1), ${set.what}`,
      whatChinese: `项目经历识别 F1，${set.whatChinese}`,
      value: of(['projects']),
      unit: '',
      bar: { atLeast: set.bars.projects },
      detail: `${fields.get('projects')?.expected ?? 0} projects, each right only as a whole`,
    },
    {
      id: `resume-unplaced-${set.id}`,
      what: `text that reaches no field, ${set.what}`,
      whatChinese: `未归入任何栏目的文字，${set.whatChinese}`,
      value: letters.unplaced / Math.max(1, letters.all),
      unit: '',
      bar: { atMost: set.bars.unplaced },
      detail: `${letters.unplaced} of ${letters.all} letters; each such line is shown to the person`,
    },
    {
      id: `resume-misplaced-${set.id}`,
      what: `posts under a wrong employer that nothing marks, ${set.what}`,
      whatChinese: `归错公司且未标记的职位，${set.whatChinese}`,
      value: misplaced.unmarked,
      unit: '',
      bar: { atMost: 0 },
      detail: `${misplaced.all} stand under a wrong employer`,
    },
    {
      id: `resume-unmarked-${set.id}`,
      what: `values that nothing marks and that are right, ${set.what}`,
      whatChinese: `未标记内容的正确率，${set.whatChinese}`,
      value: rightOf(marks.unmarked),
      unit: '',
      bar: { atLeast: 0.98 },
      detail: `${marks.unmarked.wrong} of ${marks.unmarked.all} wrong (name, phone, mail, each value of schools, posts, projects); of ${marks.marked.all} marked ones ${marks.marked.wrong}`,
    },
    {
      id: `resume-invented-${set.id}`,
      what: `values that stand nowhere in the file, ${set.what}`,
      whatChinese: `文件中并不存在的内容，${set.whatChinese}`,
      value: invented.length,
      unit: '',
      bar: { atMost: 0 },
      detail: `${[...fields.values()].reduce((sum, tally) => sum + tally.read, 0)} values read`,
    },
  ];
}

/** Whoever looks at what is marked finds something often enough to look at the next one too. */
function worthTheLook({ marks: { marked } }: CorpusReport): Figure {
  return {
    id: 'resume-marked-public-unseen',
    what: 'marked values that are wrong, public templates no rule was made for',
    whatChinese: '标记内容确有错误的比例，未见过的公开模板',
    value: 1 - rightOf(marked),
    unit: '',
    bar: { atLeast: 0.15 },
    detail: `${marked.wrong} of ${marked.all}`,
  };
}

/** How well resumes of other programs are read, for the files that rules were made for and for the others. */
export const resumeCorpus: Row = {
  name: 'resume-corpus',
  async measure() {
    const reader = createResumeReader();
    const before = residentMegabytes(process.pid);
    const figures: Figure[] = [];
    let most = 0;
    for (const set of sets) {
      const report = await reportOn(set.files, async (bytes, kind) => {
        const parsed = await reader.parse(new Uint8Array(bytes), kind);
        most = Math.max(most, residentMegabytes(process.pid));
        return parsed;
      });
      figures.push(...figuresOf(set, report), ...(set.id === 'public-unseen' ? [worthTheLook(report)] : []));
    }
    await reader.stop();
    return [
      ...figures,
      {
        id: 'resume-reader-memory',
        what: 'memory that reading resumes takes',
        whatChinese: '读取简历占用的内存',
        value: most - before,
        unit: 'MB',
        bar: { atMost: 400 },
        detail: `the most over ${sets.reduce((sum, { files }) => sum + files.length, 0)} files one after the other; the threads end when idle`,
      },
    ];
  },
};
