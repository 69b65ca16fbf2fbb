/** Letters that no system takes in a file's name. */
const unfit = /[\\/:*?"<>|\s]+/g;

function part(text: string, most: number): string {
  return text.replaceAll(unfit, ' ').trim().slice(0, most);
}

/** AI面试报告-林小满-后端工程师.pdf */
export function reportFileName(title: string, whom: string): string {
  return `${['AI面试报告', part(whom, 30), part(title, 60)].filter((each) => each !== '').join('-')}.pdf`;
}
