/** The id that a word stands for in a test, where the contract asks for one of ours; words differ in their last six letters. */
export function idOf(word: string): string {
  const digits = Array.from(word.slice(-6), (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return `0198c1f0-0000-7000-8000-${digits.padStart(12, '0')}`;
}
