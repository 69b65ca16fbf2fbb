import { createHash } from 'node:crypto';
import { toneLabels, type Tone } from '@pinjian/contract/agent-slip.ts';
import { aboutFences, fenced } from '#platform/llm/fence.ts';

const system = `你帮招聘平台的用户把一段要发出的话改得自然、好读，用简体中文。
${aboutFences}
规则：
1. 只改写法，不改意思：不增加、不改动任何数字、时间、姓名、公司、职位、技能和评价，不作承诺，不写联系方式。
2. 保留原文里「」中的名称和引用的原句。
3. 不比原文长，不用 Markdown 标记。
4. words 里只放改好的话。`;

const version = 1;

/** The prompt of wordings, with its name, version and fingerprint for the record. */
export const wordingPrompt = {
  system,
  mark: `措辞 ${version} (${createHash('sha256').update(`${version}\n${system}`).digest('hex').slice(0, 8)})`,
};

/** What a wording costs at the most: a character is about a token, and it may be asked for twice. */
export function mostWordingTokens(text: string): { readonly tokensIn: number; readonly tokensOut: number } {
  return { tokensIn: 2 * (system.length + text.length + 200), tokensOut: 2 * (text.length * 2 + 200) };
}

/** A text that is to be worded: it quotes what people wrote, so all of it is data. */
export function wordingText(text: string, tone: Tone): string {
  return `语气：${toneLabels[tone]}。请改写下面这段话。\n${fenced('原文', text)}`;
}
