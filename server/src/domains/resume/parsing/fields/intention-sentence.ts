import type { TextLine } from '../text/line.ts';

/** What a sentence of the header says of the work that somebody looks for; null where it says nothing. */
interface SaidIntention {
  readonly position: string | null;
  readonly cities: string | null;
  readonly salary: string | null;
  readonly source: string;
}

const positionPatterns = [
  /(?:想找|寻找|寻求|找)(?:一份|一个|份|个)?(?:稳定的|长期的)?(\p{Script=Han}{2,10}?)(?:方面的|类的|类|的)?(?:工作|岗位|职位|活)/u,
  /(?:应聘|想做|想当|希望从事|希望做)(?:贵公司)?的?(\p{Script=Han}{2,10}?)(?:一职|岗位|职位|工作|$|[，,。；;（(])/u,
];
const cityPattern =
  /(?:想在|希望在|可在|愿意在|能在|想去|可去|能去|愿意去)((?:\p{Script=Han}{2,5}?[、/或和及])*\p{Script=Han}{2,4}?)(?:找|工作|上班|发展|一带|附近|等地|都可|都行|两地|三地|[，,。；;]|$)/u;
const salaryPattern = /(?:工资|月薪|薪资|薪水|待遇|收入|年薪|日薪)[^，,。；;]{0,6}\d[^，,。；;]{0,16}/u;

/** 想在长沙、株洲找一份厨师的工作，工资 8000 左右 */
export function readIntentionSentence(header: readonly TextLine[]): SaidIntention | null {
  for (const { text } of header) {
    const position = positionPatterns.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
    const cities = cityPattern.exec(text)?.[1];
    if (position === undefined && cities === undefined) continue;
    return {
      position: position ?? null,
      cities: cities ?? null,
      salary: salaryPattern.exec(text)?.[0] ?? null,
      source: text,
    };
  }
  return null;
}
