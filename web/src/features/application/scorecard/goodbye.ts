import { goodbyeObjectedData, scorecardErrors } from '@pinjian/contract/application-scorecard.ts';
import { CallError } from '#lib/client.ts';

/** What may not go to the candidate, a line each with its words; null for any other failure. */
export function goodbyeIssuesOf(error: unknown): string[] | null {
  if (!(error instanceof CallError) || error.code !== scorecardErrors.goodbyeObjected.code) return null;
  const { data } = goodbyeObjectedData.safeParse(error.data);
  return data === undefined ? [error.message] : data.issues.map(({ word, message }) => `“${word}”：${message}`);
}
