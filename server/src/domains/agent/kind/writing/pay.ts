/** The most that a line of pay promises, in fen a month: 1.5W-2.5W·14薪 is 2,500,000; null where it is open or no monthly pay. */
export function mostPayOf(salaryText: string): number | null {
  const match = /(?:^|-)(\d+(?:\.\d+)?)([KW]?)(?:·\d+薪)?$/u.exec(salaryText);
  if (match === null) return null;
  const yuan = Number(match[1]) * (match[2] === 'W' ? 10_000 : match[2] === 'K' ? 1000 : 1);
  return Math.round(yuan * 100);
}
