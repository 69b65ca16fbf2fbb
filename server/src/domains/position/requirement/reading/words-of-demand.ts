import type { RequirementKind } from '@pinjian/contract/position-requirement.ts';
import type { Clause } from './clauses.ts';

const nice =
  /优先|加分|更佳|更好|为佳|最好|尤佳|者佳|从优|优选|为宜|[了熟]解(?:[^，,。；]{0,12})即可|会更好|锦上添花|不是必须|nice to have|preferred|a plus/iu;
const must = /必须|必备|务必|硬性要求|缺一不可|齐全|持证上岗/u;
/** A clause with nothing but these belongs to the one before it: `有相关证书，优先考虑`. */
const onlyNice =
  /^[\s的人者均都可]*(?:我们)?(?:会|将|可)?(?:优先|加分|更佳|更好|为佳|尤佳|者佳|从优)(?:考虑|录用|录取|安排|面试)?[\s的者项)）]*$/u;
/** What is said not to be needed. */
const waived =
  /不(?:作|做|是)?(?:硬性|强制|严格)?(?:要求|必须)|无(?:硬性)?要求|不限|不强制|不强求|非必须|非必需|没有也|没有的可|无也可|无亦可|不作要求/u;
const waives = /(?:无需|无须|不需要?|不用|不必|毋需|免|没有|无|不|拒绝|杜绝|告别|远离|非)(?:任何|频繁|长期|经常)?$/u;

/** Whether the words of a clause say 必须 or 优先; null where its heading decides. */
function saidKind(text: string): RequirementKind | null {
  if (nice.test(text)) return 'nice';
  return must.test(text) ? 'must' : null;
}

/** Kind of what each clause asks for, by its words, those that speak for it behind, and its heading. */
export function kindsOf(clauses: readonly Clause[]): RequirementKind[] {
  return clauses.map((clause, index) => {
    const said = saidKind(clause.text);
    const next = clauses[index + 1];
    const spokenFor = next !== undefined && next.sentence === clause.sentence && onlyNice.test(next.text);
    return said ?? (spokenFor || clause.section === 'nice' ? 'nice' : 'must');
  });
}

/** Whether a clause says that what it names is not needed. */
export function isWaived(text: string): boolean {
  return waived.test(text);
}

/** Whether the words right before say that there is none of it: 无需出差, 不倒班. */
export function isDenied(text: string, start: number): boolean {
  return waives.test(text.slice(0, start).trimEnd());
}
