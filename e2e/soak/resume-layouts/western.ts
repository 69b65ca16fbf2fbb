const signs: Readonly<Record<string, string>> = {
  '：': ': ',
  '（': ' (',
  '）': ')',
  '、': ', ',
  '，': ', ',
  '；': '; ',
  '。': '. ',
  '【': '[',
  '】': ']',
};

/** Everything in a resume in English, its Chinese signs made into those of English; blocks and truth alike. */
export function westernText<T>(of: T): T {
  if (typeof of === 'string') {
    const text = of.replaceAll(/[：（）、，；。【】]/g, (sign) => signs[sign] ?? sign);
    return text.replaceAll(/ {2,}\(/g, ' (').replaceAll(/(?<=[a-z]{2})\.(?=[A-Z][a-z])/g, '. ') as T;
  }
  if (Array.isArray(of)) return of.map((each: unknown) => westernText(each)) as T;
  if (typeof of === 'object' && of !== null)
    return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, westernText(value)])) as T;
  return of;
}
