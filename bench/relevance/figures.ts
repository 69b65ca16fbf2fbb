import type { Figure } from '../figure.ts';
import { mean, type Measured } from './measures.ts';

export type Half = 'tune' | 'unseen';
/** A set of graded queries: a half of those graded by hand, or the everyday ones that a rule grades. */
export type QuerySet = Half | 'everyday';

const names: Readonly<Record<QuerySet, readonly [string, string]>> = {
  tune: ['tuned on', '调试用'],
  unseen: ['never tuned on', '未见过'],
  everyday: ['of everyday words', '口语'],
};

/** What is searched, in the words of the figures. */
export interface Searched {
  /** Before the ids of the figures. */
  readonly id: string;
  readonly what: string;
  readonly whatChinese: string;
  readonly found: string;
}

/** The halves to measure: only the one that is tuned on where that is what is asked for. */
export const halves = (): readonly Half[] =>
  process.env['PINJIAN_BENCH_HALF'] === 'tune' ? ['tune'] : ['tune', 'unseen'];

/** How near what was found is to what was meant: over all, the worst kind, what is missing. */
export function figuresOf(searched: Searched, half: QuerySet, all: readonly Measured[]): Figure[] {
  const { what, whatChinese } = searched;
  const kinds = [...new Set(all.map(({ query }) => query.kind))].filter((kind) => kind !== 'nonsense');
  const byKind = kinds.map((kind) => {
    const ofKind = all.filter(({ query }) => query.kind === kind);
    return { kind, many: ofKind.length, ndcg: mean(ofKind.map(({ ndcg }) => ndcg)) };
  });
  const worst = byKind.toSorted((a, b) => a.ndcg - b.ndcg)[0] ?? { kind: '', ndcg: 0 };
  const empty = all.filter(({ query, found }) => query.honest && found.length === 0);
  const nonsense = all.filter(({ query, found }) => !query.honest && found.length > 0);
  const detail = byKind.map(({ kind, many, ndcg }) => `${kind} ${ndcg.toFixed(3)} (${many})`).join(', ');
  const [name, chinese] = names[half];
  if (half !== 'unseen' && process.env['PINJIAN_BENCH_HALF'] === 'tune') printWorst(all);
  return [
    figureOf(searched, half, 'ndcg', {
      what: `${what} by ${all.length} queries ${name}, nDCG@10`,
      whatChinese: `${whatChinese}（${chinese}的查询）nDCG@10`,
      value: mean(all.map(({ ndcg }) => ndcg)),
      bar: { atLeast: 0.93 },
      detail,
    }),
    figureOf(searched, half, 'kind', {
      what: `the same, the worst kind (${worst.kind})`,
      whatChinese: `${whatChinese}（${chinese}）最差一类 nDCG@10`,
      value: worst.ndcg,
      bar: { atLeast: 0.85 },
      detail: 'kinds as above',
    }),
    figureOf(searched, half, 'recall', {
      what: `${what}, queries ${name}, recall@50`,
      whatChinese: `${whatChinese}（${chinese}的查询）recall@50`,
      value: mean(all.map(({ recall }) => recall)),
      bar: { atLeast: 0.97 },
      detail: `of ${searched.found} graded 2 and 3`,
    }),
    figureOf(searched, half, 'empty', {
      what: `${what}, honest queries ${name} without a result`,
      whatChinese: `${whatChinese}（${chinese}）无结果的正常查询`,
      value: empty.length,
      bar: { atMost: 0 },
      detail: `of ${all.length}`,
    }),
    figureOf(searched, half, 'nonsense', {
      what: `${what}, nonsense ${name} with a result`,
      whatChinese: `${whatChinese}（${chinese}）有结果的乱码`,
      value: nonsense.length,
      bar: { atMost: 0 },
      detail: `of ${all.filter(({ query }) => !query.honest).length}`,
    }),
  ];
}

function figureOf(searched: Searched, half: QuerySet, id: string, told: Omit<Figure, 'id' | 'unit'>): Figure {
  return { id: `${searched.id}-${half}-${id}`, unit: '', ...told };
}

/** The queries of the half that is tuned on which went worst, with what was found. */
function printWorst(all: readonly Measured[]): void {
  for (const { query, found, ndcg, recall } of all.toSorted((a, b) => (a.ndcg ?? 1) - (b.ndcg ?? 1)).slice(0, 60))
    console.log(
      JSON.stringify({
        q: query.q,
        kind: query.kind,
        ndcg: ndcg?.toFixed(2),
        recall: recall?.toFixed(2),
        found: found
          .slice(0, 10)
          .map((id) => `${id}:${query.grades?.[id] ?? 0}`)
          .join(' '),
        grades: query.grades,
      }),
    );
}
