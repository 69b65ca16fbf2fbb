/** 林小满-简历.docx; 我的在线简历.docx for who has not written their name yet. No letter that a system keeps for itself. */
export function fileNameOf(name: string, ending: string): string {
  const plain = name.replaceAll(/[\\/:*?"<>|\s\p{Cc}\p{Cf}]/gu, '');
  return plain === '' ? `我的在线简历.${ending}` : `${plain}-简历.${ending}`;
}
