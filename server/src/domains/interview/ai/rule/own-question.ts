import {
  leastOwnPoints,
  leastQuestionText,
  type OwnPoint,
  type OwnQuestion,
  type OwnQuestionForm,
} from '@pinjian/contract/interview-setup.ts';
import { objectionsTo } from '#domains/dictionary/index.ts';
import { competencies, type CompetencyId } from '../bank/competencies.ts';
import { topicOf, type Anchors, type Difficulty, type RubricPoint, type WrongClaim } from '../bank/question.ts';
import type { PlannedQuestion } from '../engine/plan.ts';
import { privateTopicIn } from './private-topics.ts';

/** Seconds for an answer with its follow-ups. */
const seconds = 240;

/** Shares of the total by the weight that a company gives. */
const shares = [1, 1.5, 2] as const;

/** Whatever is asked of what somebody did goes deeper than what they would do. */
const difficulties: Readonly<Record<OwnQuestionForm, Difficulty>> = {
  experience: 'hard',
  scenario: 'medium',
  knowledge: 'medium',
};

/** 换个说法, without a word of the points: whoever is told them could say them back. */
const rephrased: Readonly<Record<OwnQuestionForm, string>> = {
  experience: '换个说法：请挑一件您自己经历过、和这个问题最接近的事，讲讲当时的情况、您做了什么、结果怎么样。',
  scenario: '换个说法：请设想您正碰到这件事，一步一步说说您会先做什么、再做什么，为什么这样做。',
  knowledge: '换个说法：请像讲给刚入行的同事听那样，说说您对这个问题的理解。',
};

/** Where a label is cut: what stands between the words that carry it. */
const joints =
  /[\s，。、；：！？,.;:!?（）()“”"/]+|以及|并且|或者|是否|能够|怎么|如何|什么|的|和|与|及|并|再|先|把|对|在|了|要|会|能|有|用/u;

/** A company's question as it is asked and rated. Whether it may be asked at all, `issueOf` says. */
export function plannedOwnQuestion(question: OwnQuestion): PlannedQuestion {
  const { questionId, text, competency, form, weight, points, wrongs } = question;
  const asked = /[。？！?!]$/u.test(text) ? text : `${text}？`;
  return {
    id: `own:${questionId}`,
    family: `own:${questionId}`,
    source: 'company',
    competency,
    difficulty: difficulties[form],
    form,
    text: asked,
    rephrase: rephrased[form],
    anchors: anchorsOf(question),
    points: points.map(rubricPoint),
    wrongs: wrongs.filter(({ label }) => label !== '').map(wrongClaim),
    requirements: [],
    weight: shares[weight - 1] ?? 1,
    seconds,
  };
}

/** The company's words for each step, and the competency's own where it wrote none. */
function anchorsOf({ anchors, competency }: OwnQuestion): Anchors {
  const scale = competencies[competency satisfies CompetencyId].anchors;
  return { 1: anchors[1] || scale[0], 3: anchors[3] || scale[2], 5: anchors[5] || scale[4] };
}

const rubricPoint = ({ label, ways }: OwnPoint): RubricPoint => ({
  label,
  ask: `${topicOf(label)}这一块，能具体说说吗？`,
  sayings: sayingsOf({ label, ways }),
});

/** A wrong claim is known by what was written for it alone: the words of its label are in right answers too. */
const wrongClaim = ({ label, ways }: OwnPoint): WrongClaim => ({
  label,
  ask: '这一点您再想想：这样做会有什么后果？',
  sayings: writtenWays(ways),
});

/** Ways of saying a point: those that were written for it, and the words of its label. */
function sayingsOf({ label, ways }: OwnPoint): string[] {
  const ofLabel = plainWords(topicOf(label))
    .split(joints)
    .filter((piece) => [...piece].length >= 2);
  return [...writtenWays(ways), ...ofLabel.map(together)];
}

/** What was written as ways of saying something, as one saying. */
function writtenWays(ways: readonly string[]): string[] {
  const written = ways.map(plainWords).filter((each) => each !== '');
  return written.length === 0 ? [] : [written.join('|')];
}

/** A saying has signs of its own. */
const plainWords = (text: string): string => text.replaceAll(/[|&]/gu, ' ').trim();

/** Long pieces are said with words between: 通知家属 is 通知 … 家属. */
function together(piece: string): string {
  const characters = [...piece];
  if (characters.length < 4 || !/^\p{Script=Han}+$/u.test(piece)) return piece;
  const middle = Math.floor(characters.length / 2);
  return `${characters.slice(0, middle).join('')}&${characters.slice(middle).join('')}`;
}

/** Why a question is not asked as it is written, in a sentence for its writer; null where it is. */
export function issueOf({ text, points, anchors, wrongs }: OwnQuestion): string | null {
  if ([...text].length < leastQuestionText) return `请把题目写完整，至少 ${leastQuestionText} 个字`;
  if (points.filter(({ label }) => label !== '').length < points.length) return '有评分要点没有填写';
  if (points.length < leastOwnPoints) return `请至少写 ${leastOwnPoints} 个评分要点，否则分不出回答的好坏`;
  const labels = points.map(({ label }) => label);
  if (new Set(labels).size < labels.length) return '评分要点不能重复';
  const unheard = wrongs.find(({ label, ways }) => label === '' || ways.length === 0);
  if (unheard !== undefined) return `“${unheard.label || '不应出现的说法'}”：请写出听到什么话算这一条`;
  const said = [...points, ...wrongs].flatMap(({ label, ways }) => [label, ...ways]);
  const written = [text, ...said, ...Object.values(anchors)];
  const topic = privateTopicIn(written.join('\n'), 'asked');
  if (topic !== null) return `涉及${topic}，依法不能在招聘中询问，也不能据此评分，请修改`;
  const [objection] = objectionsTo(
    written.map((each, index) => ({ path: String(index), text: each })),
    { categoryPath: [] },
  );
  return objection === undefined ? null : `“${objection.word}”：${objection.message}。${objection.suggestion}`;
}

/** The questions that may be asked. */
export const askableOf = (questions: readonly OwnQuestion[]): OwnQuestion[] =>
  questions.filter((each) => issueOf(each) === null);
