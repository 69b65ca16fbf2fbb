import type { ActSection } from '@pinjian/contract/agent-act.ts';
import { dictLabel } from '#domains/dictionary/index.ts';
import type { AgentFacts, Plan, Proposal } from '../../run/planner.ts';
import type { Question } from './ask-next.ts';
import type { DraftedPosition } from './draft-position.ts';
import type { Conversation } from './follow-conversation.ts';

/** A conversation with the draft that lies ready; null while it names no position. */
export interface Drafted {
  /** Counted from 1, in the order in which the positions were named. */
  readonly number: number;
  readonly conversation: Conversation;
  readonly draft: DraftedPosition;
  readonly positionId: string | null;
  /** A person went on writing: it was left as it is. */
  readonly isTheirs: boolean;
  /** Names of the rounds that were planned for it, with their minutes. */
  readonly rounds: readonly { readonly name: string; readonly minutes: number; readonly about: readonly string[] }[];
}

const labels: Readonly<Record<'must' | 'nice', string>> = { must: '必须', nice: '加分' };

function sectionsOf({ draft: { content, missing }, conversation, rounds }: Drafted): ActSection[] {
  const { leftOut, unplaced } = conversation.understood;
  const asked = [...content.requirements, ...content.conditions];
  const words = (each: (typeof asked)[number]): string => ('skill' in each ? each.skill : each.words);
  const fields = [
    ['经验', content.experience === null ? '' : (dictLabel('experience', content.experience) ?? '')],
    ['学历', content.education === null ? '' : (dictLabel('education', content.education) ?? '')],
  ].flatMap(([label = '', value = '']) => (value === '' ? [] : [{ label, value }]));
  const part = (title: string, rows: ActSection['rows']): ActSection[] => (rows.length === 0 ? [] : [{ title, rows }]);
  return [
    ...part('要求', [...fields, ...asked.map((each) => ({ label: words(each), value: labels[each.kind] }))]),
    ...part(
      '面试方案',
      rounds.map(({ name, minutes, about }) => ({
        label: name,
        value: `${minutes} 分钟${about.length === 0 ? '' : `，看${about.slice(0, 4).join('、')}`}`,
      })),
    ),
    ...part(
      '不能发布，没有写进草稿',
      leftOut.map(({ words: label, message, suggestion }) => ({ label, value: `${message}。${suggestion}` })),
    ),
    ...part(
      '没有看懂，没有写进草稿',
      unplaced.map((label) => ({ label, value: '可以换个说法再说一次' })),
    ),
    ...part(
      '发布前还缺',
      missing.map((label) => ({ label, value: '' })),
    ),
  ];
}

function draftOf(drafted: Drafted, positionId: string): Proposal {
  const { conversation, draft, number } = drafted;
  const { said, understood } = conversation;
  const title = draft.content.title;
  return {
    act: 'preparedAnswer',
    key: `draft:${number}`,
    subject: { positionId, positionTitle: title },
    title: `「${title}」的职位草稿写好了，请打开核对后发布`,
    why:
      understood.leftOut.length === 0
        ? '草稿里只有您说过的内容，要求按“必须”和“优先”分好了'
        : `草稿里只有您说过的内容；有 ${understood.leftOut.length} 处不能发布，没有写进去`,
    evidence: said.flatMap(({ text }) =>
      text === '' ? [] : [{ claim: '您说的', source: 'slip' as const, quote: text }],
    ),
    prepared: { kind: 'openPositionDraft', positionId },
    sections: sectionsOf(drafted),
  };
}

/** The draft as it stands after another answer: told once for each answer. */
function changedOf(drafted: Drafted, positionId: string): Proposal {
  const { conversation, draft, number, isTheirs } = drafted;
  const title = draft.content.title;
  return {
    act: 'note',
    key: `draft:${number}:${conversation.said.length}`,
    subject: { positionId, positionTitle: title },
    title: isTheirs ? `「${title}」您已经在改，我没有再动草稿` : `「${title}」的草稿按您说的补上了`,
    why: isTheirs ? '人改过的内容以人为准' : '只加了您刚说的内容',
    evidence: [{ claim: '您说的', source: 'slip', quote: conversation.said.at(-1)?.text ?? '' }],
    sections: sectionsOf(drafted),
  };
}

function questionOf(number: number, { name, text, why, options }: Question, subject: Proposal['subject']): Proposal {
  return {
    act: 'suggestion',
    key: `question:${number}:${name}`,
    subject,
    title: text,
    why: `${why}。不想答可以说“跳过”`,
    evidence: [],
    ...(options.length > 0 && {
      sections: [{ title: '可以这样答', rows: options.map((label) => ({ label, value: '' })) }],
    }),
  };
}

/** What lies ready for its owner and the one question that stands open; nothing is published by it. */
export function plan(all: readonly Drafted[], of: Pick<AgentFacts, 'known'>): Plan {
  const last = all.at(-1);
  if (last === undefined)
    return {
      saw: '告诉我想招什么人就行，例如：招一个3年以上的Java后端，北京，20-35K，会Spring',
      proposals: [],
    };
  const proposals = all.flatMap((drafted): Proposal[] => {
    const { number, conversation, draft, positionId } = drafted;
    const [question] = conversation.open;
    const subject = positionId === null ? {} : { positionId, positionTitle: draft.content.title };
    return [
      ...(positionId === null ? [] : [draftOf(drafted, positionId)]),
      ...(positionId === null || conversation.said.length === 1 ? [] : [changedOf(drafted, positionId)]),
      ...(question === undefined ? [] : [questionOf(number, question, subject)]),
    ];
  });
  const [question] = last.conversation.open;
  const { title } = last.draft.content;
  const asked = question === undefined ? '请打开草稿核对后发布' : question.text;
  return {
    saw: title === '' ? asked : `「${title}」${question === undefined ? '写好了，' : '的草稿在写，'}${asked}`,
    proposals: proposals.filter(({ key }) => !of.known.has(key)),
  };
}
