import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorCodes } from './errors.ts';
import { id } from './ids.ts';
import { pageOf, pageQuery } from './paging.ts';
import { resumeFileEndpoints } from './resume-file.ts';
import { printQuery, printStyle, resumePrintEndpoints, resumeTemplate } from './resume-print.ts';
import { arrangeResume, resumeArrangement } from './resume-arrangement.ts';
import { resumeContent, resumeEducation, type ResumeContent } from './resume-content.ts';
import { instant } from './time.ts';

/** Largest resume file, in bytes (decisions §12: 20 mb). */
export const resumeFileMaxBytes = 20 * 1024 * 1024;
/** Longest file that is read, in pages. */
export const resumeMaxPages = 30;
/** Of which kind the file of a resume may be. */
export const resumeSourceKinds = ['pdf', 'word', 'text'] as const;
export type ResumeSourceKind = (typeof resumeSourceKinds)[number];
/** How many resumes a person can keep. */
export const maxResumes = 10;
/** A field whose confidence is below this is marked for the person to check. */
export const uncertainBelow = 0.75;
/** Name of an exported file when the request names none (spec §7). */
export const defaultResumeFileName = '我的在线简历.pdf';

/** How many earlier versions of a resume are kept; beyond them the oldest goes. */
export const maxResumeVersions = 50;

export const resumeErrors = errorCodes({
  emptyFile: { code: 42201, message: '这个文件是空的，请重新选择' },
  wrongKind: { code: 42202, message: '请上传 PDF、Word（.docx、.doc）、Markdown 或 JSON Resume 格式的简历' },
  brokenFile: { code: 42203, message: '文件已损坏，无法打开，请重新导出后再上传' },
  encryptedFile: { code: 42204, message: '文件设有密码，请取消密码后再上传' },
  tooManyPages: { code: 42206, message: `简历超过 ${resumeMaxPages} 页，请精简后再上传` },
  suspiciousFile: { code: 42207, message: '文件解压后过大，无法读取，请重新导出后再上传' },
  truncatedFile: { code: 42209, message: '文件不完整，可能没有下载完，请重新下载或导出后再上传' },
  declaringFile: {
    code: 42210,
    message: '文件里有不属于 Word 的内容（DTD 声明），为了安全不能读取，请用 Word 另存为 .docx 后再上传',
  },
  wrongText: { code: 42211, message: '这个文件不是文本，或者内容太多，请导出为 PDF 或 Word 后再上传' },
  brokenJson: { code: 42212, message: 'JSON 文件的格式有误，无法读取，请重新导出后再上传' },
  otherJson: { code: 42213, message: '这个 JSON 文件里没有找到简历，请上传 JSON Resume 格式的文件' },
  unreadableFile: { code: 42208, message: '读取文件用时过长，请重新导出为 PDF 后再上传' },
  tooManyResumes: { code: 40911, message: `最多保存 ${maxResumes} 份简历，请先删除不用的` },
  stillReading: { code: 40912, message: '简历还在读取中，请稍候' },
  notConfirmed: { code: 40913, message: '请先检查并确认简历内容' },
});

/**
 * Where the reading of the file stands. `none`: written by hand, there is no file. `failed` keeps the file beside an
 * empty form; `failure` says why.
 */
export const parseStates = ['none', 'pending', 'parsing', 'parsed', 'failed'] as const;
export type ParseState = (typeof parseStates)[number];

/** Why a stored file could not be turned into fields, with the sentence for its owner. */
export const parseFailures = {
  scanned: '这份文件是扫描件或图片，暂时读不出文字，请对照原文件手动填写',
  noText: '这份文件里没有可以读取的文字，请对照原文件手动填写',
  tooSlow: '读取这份文件用时过长，请对照原文件手动填写',
  tooLarge: '这份文件内容过多，无法自动读取，请对照原文件手动填写',
  broken: '这份文件读到一半出错了，请对照原文件手动填写',
} as const;
export const parseFailureReasons = [
  'scanned',
  'noText',
  'tooSlow',
  'tooLarge',
  'broken',
] as const satisfies readonly (keyof typeof parseFailures)[];
export type ParseFailureReason = (typeof parseFailureReasons)[number];

/** How sure the reader is of one field, and the words of the file that it comes from. */
const fieldConfidence = z.object({
  /** 0 to 1; below `uncertainBelow` the page marks the field. */
  score: z.number().check(z.minimum(0), z.maximum(1)),
  /** Verbatim line or part of a line of the file. */
  source: z.string(),
  /** Why it is uncertain, for its owner; null when it is not. */
  reason: z.nullable(z.string()),
});

/**
 * Dotted path of a filled field of the content -> confidence: `basics.phone`, `work.0.company`, `work.0.roles.1.start`,
 * `skills.3` (an entry as a whole). Fields a person has changed or that are empty are absent.
 */
export const resumeConfidence = z.record(z.string(), fieldConfidence);
export type ResumeConfidence = z.output<typeof resumeConfidence>;
export type FieldConfidence = ResumeConfidence[string];

/** How many lines of a file that reached no field are kept: more is a file that was not read. */
export const maxUnplacedLines = 60;

/** What a person did with such a line. */
export const lineStates = ['open', 'placed', 'ignored'] as const;
export type LineState = (typeof lineStates)[number];

/** A line of the file that reached no field of the form. */
const unplacedLine = z.object({
  /** Its place in `sourceText`, from 0. */
  line: z.int().check(z.minimum(0)),
  text: z.string(),
  /**
   * The field that it most likely belongs to: `work.0.roles.1.description`, `selfEvaluation`, or a list that it makes an
   * entry of (`skills`, `certificates`, `languages`, `others`). null: most likely none.
   */
  guess: z.nullable(z.string()),
  state: z.enum(lineStates),
});
export type UnplacedLine = z.output<typeof unplacedLine>;
export type UnplacedLines = readonly UnplacedLine[];

const title = z.string().check(z.trim(), z.minLength(1, '请填写简历名称'), z.maxLength(40, '简历名称最多 40 个字'));

const state = {
  resumeId: id,
  title: z.string(),
  parseState: z.enum(parseStates),
  failure: z.nullable(z.object({ reason: z.enum(parseFailureReasons), message: z.string() })),
  isDefault: z.boolean(),
  /** How it is printed. */
  template: resumeTemplate,
  printStyle,
  /** False until the person has checked it in the first edit; only a confirmed one can be sent to a company. */
  confirmed: z.boolean(),
  /** Grows by one with each save. */
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
};

/** One resume in the list. */
export const resumeCard = z.object({
  ...state,
  name: z.string(),
  /** First intended position, else the latest post held; '' when neither is known. */
  headline: z.string(),
  /** How complete it is, in per cent. */
  completeness: z.int(),
  fileKind: z.nullable(z.enum(resumeSourceKinds)),
});
export type ResumeCard = z.output<typeof resumeCard>;

/** One resume whole, for its owner. */
export const resumeDetail = z.object({
  ...state,
  content: resumeContent,
  confidence: resumeConfidence,
  arrangement: resumeArrangement,
  completeness: z.int(),
  /** The uploaded file; `url` is signed and lasts ten minutes. Any but a PDF is shown by `sourceText`. */
  sourceFile: z.nullable(
    z.object({ name: z.string(), kind: z.enum(resumeSourceKinds), type: z.string(), size: z.int(), url: z.string() }),
  ),
  /** The text as it was read, line by line; null for one written by hand or not read yet. */
  sourceText: z.nullable(z.string()),
  /** Lines of the file that reached no field, in its order; none once the content is confirmed. */
  unplaced: z.readonly(z.array(unplacedLine)),
});
export type ResumeDetail = z.output<typeof resumeDetail>;

const saved = z.object({ resumeId: id, version: z.int(), savedAt: instant, completeness: z.int() });
const chosen = z.object({ resumeId: id });
/** An earlier version by its times: `savedAt` is when its content was saved. */
const earlier = { versionId: id, savedAt: instant, completeness: z.int() };
const versioned = z.object({ version: z.int().check(z.minimum(1)), content: resumeContent });

/** Fields without which a resume cannot be confirmed; the refusal names them (40001, paths below `content`). */
export const requiredToConfirm = [
  { path: 'basics.name', message: '请填写姓名', filled: (content: ResumeContent) => content.basics.name !== '' },
  { path: 'basics.phone', message: '请填写手机号', filled: (content: ResumeContent) => content.basics.phone !== '' },
] as const;

export const uploadResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/upload',
  caller: 'seeker',
  summary: '上传简历文件（PDF、Word、Markdown、JSON Resume），后台读取后逐项核对',
  upload: { kinds: resumeSourceKinds, maxBytes: resumeFileMaxBytes },
  output: z.object({ resumeId: id, parseState: z.enum(parseStates) }),
});

export const createResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/create',
  caller: 'seeker',
  summary: '新建一份空白简历；已有一份还没填的空白简历时返回那一份',
  output: chosen,
});

export const listResumes = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/list',
  caller: 'seeker',
  summary: '我的简历，默认的排在最前，其余按更新时间从新到旧',
  query: z.object(pageQuery),
  output: pageOf(resumeCard),
});

export const getResume = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/{resumeId}',
  caller: 'seeker',
  summary: '一份简历的内容、每个字段的把握程度和原文件',
  output: resumeDetail,
});

export const saveResume = endpoint({
  method: 'PUT',
  path: '/resume/job-hunter/resume/{resumeId}',
  caller: 'seeker',
  summary: '保存整份内容；version 不是最新时拒绝（40900），同样的内容重复保存结果相同',
  body: versioned,
  output: saved,
});

export const confirmResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/confirm',
  caller: 'seeker',
  summary: '首次核对完成：保存内容并确认，之后可以用来投递；第一份确认的简历成为默认简历',
  body: versioned,
  output: saved,
});

export const settleLine = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/line',
  caller: 'seeker',
  summary: '没有归类的一行已放到某处（placed）、不需要（ignored）或撤销（open）；只记状态，内容随 save 保存',
  body: z.object({ line: z.int().check(z.minimum(0)), state: z.enum(lineStates) }),
  output: z.object({ resumeId: id, line: z.int(), state: z.enum(lineStates) }),
});

export const setDefaultResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/default',
  caller: 'seeker',
  summary: '设为默认简历（须已确认）',
  output: chosen,
});

export const renameResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/rename',
  caller: 'seeker',
  summary: '修改简历名称',
  body: z.object({ title }),
  output: z.object({ resumeId: id, title: z.string() }),
});

export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/resume/job-hunter/resume/{resumeId}',
  caller: 'seeker',
  summary: '删除简历和它的原文件；已经投递出去的快照不受影响',
});

export const exportResume = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/{resumeId}/pdf',
  caller: 'seeker',
  summary: '导出为 PDF，文件名取自请求的 fileName；可指定模板和样式（不改变已选的）和历史版本',
  query: z.object({
    ...printQuery,
    versionId: z.optional(id),
    /** '1': to be looked at here, without the content inside. */
    preview: z.optional(z.enum(['0', '1'])),
    fileName: z._default(
      z.string().check(z.trim(), z.minLength(1), z.maxLength(100, '文件名最多 100 个字')),
      defaultResumeFileName,
    ),
  }),
  file: 'pdf',
});

export const copyResume = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/copy',
  caller: 'seeker',
  summary: '另存一份：内容和模板相同，原文件不复制；刚复制、还没改过的副本再次复制时返回那一份',
  output: z.object({ resumeId: id, title: z.string() }),
});

export const listResumeVersions = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/{resumeId}/versions',
  caller: 'seeker',
  summary: `历史版本，从新到旧，最多 ${maxResumeVersions} 个；相同内容只留一个，与当前内容相同的不列出`,
  output: z.object({ records: z.array(z.object(earlier)) }),
});

export const getResumeVersion = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/{resumeId}/versions/{versionId}',
  caller: 'seeker',
  summary: '一个历史版本的内容',
  output: z.object({ ...earlier, content: resumeContent }),
});

export const restoreResumeVersion = endpoint({
  method: 'POST',
  path: '/resume/job-hunter/resume/{resumeId}/versions/{versionId}/restore',
  caller: 'seeker',
  summary: '恢复到历史版本：当前内容先留作一个版本（keptVersionId，可再恢复回来）；version 不是最新时拒绝（40900）',
  body: z.object({ version: z.int().check(z.minimum(1)) }),
  output: z.object({ ...saved.shape, keptVersionId: z.nullable(id) }),
});

export const resumeEndpoints = {
  uploadResume,
  createResume,
  listResumes,
  getResume,
  saveResume,
  confirmResume,
  settleLine,
  setDefaultResume,
  renameResume,
  deleteResume,
  exportResume,
  ...resumePrintEndpoints,
  ...resumeFileEndpoints,
  arrangeResume,
  copyResume,
  listResumeVersions,
  getResumeVersion,
  restoreResumeVersion,
};

/** The school that a person's words name: its present name and what recruiters look for (985, 211, 双一流). */
const knownSchool = z.object({ name: z.string(), tags: z.array(z.string()) });
export type KnownSchool = z.output<typeof knownSchool>;

/** Content as an employer gets it: no gender ever (decisions §5), and beside each school which one it is, null when unsure. */
const candidateContent = z.object({
  ...resumeContent.shape,
  basics: z.omit(resumeContent.shape.basics, { gender: true }),
  education: z.array(z.object({ ...resumeEducation.shape, knownSchool: z.nullable(knownSchool) })),
});

/**
 * A resume in the eyes of an employer. Until the seeker has applied to that company `contactShown` is false: the name
 * is masked (张**), phone, e-mail, links and birth month are empty, and numbers and addresses inside texts are masked.
 */
export const candidateResume = z.object({
  resumeId: id,
  contactShown: z.boolean(),
  content: candidateContent,
  updatedAt: instant,
});
export type CandidateResume = z.output<typeof candidateResume>;
