/** Figures, words in Latin letters and whatever stands in quotation marks: what a text can claim and a source can show. */
const claims = /\d+(?:\.\d+)?|[A-Za-z][A-Za-z+#.]*|[“「]([^”」]+)[”」]/gu;

/**
 * What a text says that none of its sources does: figures, names in Latin letters, quoted passages. [] where everything stands
 * in one of them.
 */
export function findUnsupported(text: string, sources: readonly string[]): string[] {
  return [...text.matchAll(claims)].flatMap(([whole, quoted]) => {
    const claim = quoted ?? whole;
    return sources.some((source) => source.includes(claim)) ? [] : [claim];
  });
}
