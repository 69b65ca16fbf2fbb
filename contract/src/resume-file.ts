import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { printQuery } from './resume-print.ts';

/** Forms other than the PDF in which a resume is taken along. */
export const resumeFileFormats = ['docx', 'markdown', 'json'] as const;
export type ResumeFileFormat = (typeof resumeFileFormats)[number];

/** What each is called, and what it is good for. */
export const resumeFileLabels: Readonly<Record<ResumeFileFormat, string>> = {
  docx: 'Word 文档',
  markdown: 'Markdown',
  json: 'JSON Resume',
};

export const resumeFileEndings: Readonly<Record<ResumeFileFormat, string>> = {
  docx: 'docx',
  markdown: 'md',
  json: 'json',
};

export const getResumeFile = endpoint({
  method: 'GET',
  path: '/resume/job-hunter/resume/{resumeId}/file',
  caller: 'seeker',
  summary: '把简历存为 Word、Markdown 或 JSON Resume：返回十分钟内有效的下载地址；性别、出生年月不传时按已选的样式',
  query: z.object({
    format: z.enum(resumeFileFormats, '请选择文件格式'),
    gender: printQuery.gender,
    birth: printQuery.birth,
  }),
  output: z.object({ url: z.string(), name: z.string() }),
});

export const resumeFileEndpoints = { getResumeFile };
