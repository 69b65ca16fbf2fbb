import { majorBySpelling, type Major } from '../data/majors.ts';
import { fold, withoutBrackets } from './spelling.ts';

const label = /^(?:主修|辅修|所学|所读)?(?:专业|主修|辅修|major)(?:名称)?\s*[:：]\s*/iu;
/** What people put behind a major's name. */
const tail =
  /(?:本科|专科|学士|硕士|博士|研究生)?(?:专业|系|双学位|第二学位|方向)?(?:本科|专科|学士|硕士|博士|研究生)?$/u;
/** Several majors in one field. */
const separator = /[/|;；+&、，,]|\s和\s|以及/u;

function named(words: string): Major | null {
  const text = fold(words.replace(label, ''));
  const known = majorBySpelling(text);
  if (known !== undefined) return known;
  // A bracket says the direction, the length, the class: 软件工程(嵌入式方向).
  const bare = withoutBrackets(text, () => true);
  return majorBySpelling(bare) ?? (bare.endsWith('方向') ? null : (majorBySpelling(bare.replace(tail, '')) ?? null));
}

/**
 * The major of the catalogues (本科, and the common ones of 专科) that somebody means: by name, code, a former, short
 * or English name, with 专业 or a direction beside it. null for what no catalogue has and for several at once.
 */
export function majorByName(words: string): Major | null {
  const whole = named(words);
  if (whole !== null) return whole;
  const parts = words.split(separator).filter((part) => part.trim() !== '');
  const [first, ...others] = parts.map(named);
  return parts.length > 1 && first !== undefined && others.every((other) => other === first) ? first : null;
}
