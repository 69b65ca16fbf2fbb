/** Letters that no system takes in a file's name. */
const unfit = /[\\/:*?"<>|\s]+/g;

/** AI面试报告-后端工程师.pdf */
export function reportFileName(title: string): string {
  const part = title.replaceAll(unfit, ' ').trim().slice(0, 60);
  return part === '' ? 'AI面试报告.pdf' : `AI面试报告-${part}.pdf`;
}
