import type { Evidence } from '@pinjian/contract/agent-act.ts';
import type { Tone } from '@pinjian/contract/agent-slip.ts';

/** A text to a candidate, each of its facts with where it stands. */
export interface Written {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

const opened: Readonly<Record<Tone, string>> = {
  plain: '您好，',
  warm: '您好，很高兴有机会和您聊聊。',
  formal: '您好，感谢您对本职位的关注。',
};
const closed: Readonly<Record<Tone, string>> = {
  plain: '时间不合适可以直接提出其他时间。',
  warm: '时间不合适没关系，直接提出您方便的时间就好。',
  formal: '如时间不便，请提出您方便的其他时间。',
};

/**
 * What the candidate reads with an invitation to a round: the position, the round and its length as they are planned.
 * Nothing is said about the person, and nothing is promised.
 */
export function writeNote(
  of: {
    readonly title: string;
    readonly companyName: string;
    readonly roundName: string;
    readonly minutes: number;
    readonly topics: readonly string[];
  },
  tone: Tone,
): Written {
  const topics = of.topics.slice(0, 3);
  const about = topics.length === 0 ? '' : `想和您聊聊：${topics.map((each) => `“${each}”`).join('')}。`;
  const text = `${opened[tone]}${of.companyName}邀请您参加「${of.title}」的${of.roundName}，约 ${of.minutes} 分钟。${about}${closed[tone]}`;
  return {
    text,
    evidence: [
      { claim: '公司名称', source: 'company', quote: of.companyName },
      { claim: '职位名称', source: 'position', quote: of.title },
      { claim: '轮次', source: 'position', quote: of.roundName },
      { claim: '时长', source: 'position', quote: `${of.minutes} 分钟` },
      ...topics.map((quote) => ({ claim: '考察内容', source: 'position' as const, quote })),
    ],
  };
}
