/** The address of what a company calls its website; null for what leads to no page on the web (javascript:, data:). */
export function websiteOf(typed: string | null): string | null {
  if (typed === null || typed === '') return null;
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  return url === null || !/^https?:$/.test(url.protocol) ? null : url.href;
}
