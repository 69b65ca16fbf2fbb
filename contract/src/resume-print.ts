import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';

/** How a resume is printed; the first one is what nobody has to choose. */
export const resumeTemplates = [
  'classic',
  'modern',
  'compact',
  'campus',
  'engineer',
  'product',
  'portfolio',
  'manager',
  'english',
  'plain',
] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];

/** The templates as people call them. */
export const templateLabels: Readonly<Record<ResumeTemplate, string>> = {
  classic: '通用',
  modern: '双栏',
  compact: '紧凑',
  campus: '校园',
  engineer: '技术',
  product: '产品',
  portfolio: '设计作品',
  manager: '管理',
  english: '英文',
  plain: '纯文本',
};
export const resumeTemplate = z.enum(resumeTemplates, '请选择模板');

/** Colours of headings and lines; each is told apart from the paper and carries white words (AA). */
export const resumePalettes = ['blue', 'ink', 'green', 'red', 'purple', 'brown'] as const;
export type ResumePalette = (typeof resumePalettes)[number];

/** `deep` is words and lines, `tint` the ground under them. */
export const paletteColours: Readonly<Record<ResumePalette, { readonly deep: string; readonly tint: string }>> = {
  blue: { deep: '#0a6e9c', tint: '#eaf4f9' },
  ink: { deep: '#26323c', tint: '#f0f2f4' },
  green: { deep: '#1d6b4c', tint: '#e9f4ee' },
  red: { deep: '#9c2b36', tint: '#fbeeee' },
  purple: { deep: '#5a4796', tint: '#f1eef9' },
  brown: { deep: '#84501d', tint: '#f8f1e8' },
};

/** How close together lines stand: 宽松, 标准, 紧凑. */
export const resumeDensities = ['loose', 'standard', 'tight'] as const;
export type ResumeDensity = (typeof resumeDensities)[number];

export const paletteLabels: Readonly<Record<ResumePalette, string>> = {
  blue: '湖蓝',
  ink: '墨黑',
  green: '松绿',
  red: '绛红',
  purple: '黛紫',
  brown: '赭石',
};

export const densityLabels: Readonly<Record<ResumeDensity, string>> = {
  loose: '宽松',
  standard: '标准',
  tight: '紧凑',
};

/** Body text is never printed smaller, in pt. */
export const smallestPrint = 10;

/** What a person chose of the print beside the template. What is not printed does not travel inside the file either. */
export const printStyle = z.object({
  palette: z._default(z.enum(resumePalettes, '请选择颜色'), 'blue'),
  density: z._default(z.enum(resumeDensities, '请选择疏密'), 'standard'),
  /** Letters and lines closer together, as far as needed and readable, so that one page takes it all. */
  onePage: z._default(z.boolean(), false),
  /** The picture of one's profile. */
  photo: z._default(z.boolean(), false),
  gender: z._default(z.boolean(), false),
  birth: z._default(z.boolean(), false),
});
export type PrintStyle = z.output<typeof printStyle>;

/** What holds until somebody chooses. */
export const plainPrint: PrintStyle = {
  palette: 'blue',
  density: 'standard',
  onePage: false,
  photo: false,
  gender: false,
  birth: false,
};

/** A choice that is sent in an address: '1' and '0'. Without it the stored one holds. */
const flag = z.optional(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((text) => text === '1'),
  ),
);

/** A print other than the stored one, to be looked at before it is chosen. */
export const printQuery = {
  template: z.optional(resumeTemplate),
  palette: z.optional(z.enum(resumePalettes)),
  density: z.optional(z.enum(resumeDensities)),
  onePage: flag,
  photo: flag,
  gender: flag,
  birth: flag,
};

/** Letters in pt, the distance of two lines in letters. */
const measure = z.object({ size: z.number(), line: z.number() });
export type PrintMeasure = z.output<typeof measure>;

const printReport = z.object({
  pages: z.int(),
  /** As the density has it. */
  chosen: measure,
  /** As it is printed. */
  printed: measure,
  /** null where one page was not asked for. */
  fits: z.nullable(z.boolean()),
  /** Whether there is a picture that could be printed. */
  hasPhoto: z.boolean(),
});
export type PrintReport = z.output<typeof printReport>;

export const setResumeTemplate = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/template',
  caller: 'seeker',
  summary: '选择导出用的模板和样式（颜色、疏密、一页、照片、性别、出生年月）；不传 style 时样式不变',
  body: z.object({ template: resumeTemplate, style: z.optional(printStyle) }),
  output: z.object({ resumeId: id, template: resumeTemplate, style: printStyle }),
});

export const measureResume = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/{resumeId}/pages',
  caller: 'seeker',
  summary: '按所选样式导出有几页；选了一页时，说明字号、行距从多少调到了多少，放不下时保持原样',
  query: z.object(printQuery),
  output: printReport,
});

export const resumePrintEndpoints = { setResumeTemplate, measureResume };
