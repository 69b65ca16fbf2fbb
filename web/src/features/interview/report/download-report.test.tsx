import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportOf } from '#web/testing/fake-report.ts';
import { interviewId } from '#web/testing/fake-room.ts';
import { envelope, pdfFile } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { DownloadReport } from './download-report.tsx';
import { reportFileName } from './file-name.ts';

afterEach(() => {
  closeApp();
  vi.restoreAllMocks();
});

describe('downloading a report', () => {
  it('saves the PDF under a name that says whose it is and for what', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { seen } = openPart(<DownloadReport interviewId={interviewId} whom="林小满" />, {
      as: 'employer',
      handle: (one) => (one.path === '/interview/report' ? envelope(reportOf()) : pdfFile()),
    });
    await userEvent.click(await screen.findByRole('button', { name: '下载 PDF' }));
    await waitFor(() => expect(saved).toEqual(['AI面试报告-林小满-示例工程师.pdf']));
    expect(seen.at(-1)).toMatchObject({ path: `/interview/report/${interviewId}/pdf` });
    expect(seen.at(-1)?.query['fileName']).toBe('AI面试报告-林小满-示例工程师.pdf');
  });

  it.each([
    ['C++/后端: 资深?', '林小满', 'AI面试报告-林小满-C++ 后端 资深.pdf'],
    ['  ', '', 'AI面试报告.pdf'],
    ['长'.repeat(100), '林/小满', `AI面试报告-林 小满-${'长'.repeat(60)}.pdf`],
  ])('of %j by %j is named %j', (title, whom, name) => {
    expect(reportFileName(title, whom)).toBe(name);
  });
});
