import type { Evidence } from '@pinjian/contract/agent-act.ts';
import { questionAbout, type Finding } from './order-deliveries.ts';

/** A text to a candidate, and what of it stands where. */
export interface Written {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/**
 * Asks a candidate about what the position needs and their resume does not say. Everything in it is of the position as it
 * is posted; nothing is said about the person.
 */
export function writeQuestion(
  { title, companyName }: { readonly title: string; readonly companyName: string },
  open: readonly Pick<Finding, 'words' | 'result'>[],
): Written {
  const asked = open.slice(0, 3);
  const lines = asked.map((each) => (asked.length === 1 ? questionAbout(each) : `· ${questionAbout(each)}`));
  return {
    text: [
      `您好，感谢您投递${companyName}的「${title}」。想跟您确认${asked.length === 1 ? '一点' : '几点'}：`,
      ...lines,
      '方便时回复就好。',
    ].join('\n'),
    evidence: [
      { claim: '公司名称', source: 'company', quote: companyName },
      { claim: '职位名称', source: 'position', quote: title },
      ...asked.map(({ words }) => ({ claim: '职位要求', source: 'position' as const, quote: words })),
    ],
  };
}
