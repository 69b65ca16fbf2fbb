import { resumeErrors } from '@pinjian/contract/resume.ts';
import { describe, expect, it } from 'vitest';
import { refuseFile, sentText } from './model.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const mb = 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['简历.pdf', 'application/pdf', 100],
    ['简历.docx', docx, 100],
    ['简历.DOCX', '', 100],
    ['简历.doc', 'application/msword', 100],
    ['简历.DOC', '', 100],
    ['简历.pdf', 'application/octet-stream', 100],
    ['简历.pdf', 'application/pdf', 20 * mb],
    ['resume.json', 'application/json', 100],
    ['简历.MD', '', 100],
    ['简历.txt', 'text/plain', 100],
  ])('%s (%s, %d bytes) may go', (name, type, size) => expect(refuseFile({ name, type, size })).toBeNull());

  it.each([
    ['照片.png', 'image/png', 100, resumeErrors.wrongKind.message],
    ['简历.rtf', '', 100, resumeErrors.wrongKind.message],
    ['照片.pdf', 'image/png', 100, resumeErrors.wrongKind.message],
    ['空.pdf', 'application/pdf', 0, resumeErrors.emptyFile.message],
    ['大.pdf', 'application/pdf', 20 * mb + 1, '简历文件不能超过 20 MB，请压缩后再上传'],
  ])('%s (%s, %d bytes) is not sent', (name, type, size, message) =>
    expect(refuseFile({ name, type, size })).toBe(message),
  );

  it('shows how much of it has left', () => expect(sentText({ size: 8 * mb, share: 0.4 })).toBe('3.2 MB / 8 MB'));
});
