import {
  aiUses,
  interviewLengths,
  interviewSetup,
  leastOwnPoints,
  leastQuestionText,
  lengthMeasures,
  maxWayText,
  ownQuestionForms,
  type AiUse,
  type InterviewLength,
  type InterviewSetup,
  type OwnPoint,
  type OwnQuestion,
  type OwnQuestionForm,
} from '@pinjian/contract/interview-setup.ts';
import { newId } from '#lib/new-id.ts';

const lengthNames: Readonly<Record<InterviewLength, string>> = { short: '精简', standard: '标准', long: '深入' };

/** 标准 30 分钟 */
export const lengthLabel = (length: InterviewLength): string =>
  `${lengthNames[length]} ${lengthMeasures[length].minutes} 分钟`;

export const lengthOptions = interviewLengths.map((value) => ({ value, label: lengthLabel(value) }));

export const aiUseLabels: Readonly<Record<AiUse, string>> = {
  forbidden: '独立作答',
  lookUp: '可查资料',
  allowed: '可用 AI',
};
export const aiUseOptions = aiUses.map((value) => ({ value, label: aiUseLabels[value] }));

const formNames: Readonly<Record<OwnQuestionForm, string>> = {
  experience: '做过的事',
  scenario: '会怎么做',
  knowledge: '懂不懂',
};
export const formOptions = ownQuestionForms.map((value) => ({ value, label: formNames[value] }));

export const weightOptions = [
  { value: 1, label: '普通' },
  { value: 2, label: '重要' },
  { value: 3, label: '关键' },
];

export const emptyPoint: OwnPoint = { label: '', ways: [] };

/** A question without a word in it, with room for the points that it needs at least. */
export function newQuestion(): OwnQuestion {
  return {
    questionId: newId(),
    text: '',
    competency: 'craft',
    form: 'experience',
    weight: 1,
    points: Array.from({ length: leastOwnPoints }, () => emptyPoint),
    anchors: { 1: '', 3: '', 5: '' },
    wrongs: [],
  };
}

const isWritten = ({ label, ways }: OwnPoint): boolean => label.trim() !== '' || ways.length > 0;

/** A question without the rows that nobody wrote a word into. */
const written = (question: OwnQuestion): OwnQuestion => ({
  ...question,
  points: question.points.filter(isWritten),
  wrongs: question.wrongs.filter(isWritten),
});

/** As the server stores it; null while something is longer than it may be, say. */
export function storableSetup(setup: InterviewSetup): InterviewSetup | null {
  const parsed = interviewSetup.safeParse({ ...setup, questions: setup.questions.map(written) });
  return parsed.success ? parsed.data : null;
}

/** A question as it can be tried. */
export const triedQuestion = written;

/** What a question still lacks before it can be asked, for whoever writes it; null where nothing is missing. */
export function lackOf(question: OwnQuestion): string | null {
  if ([...question.text.trim()].length < leastQuestionText) return `请把题目写完整，至少 ${leastQuestionText} 个字`;
  if (question.points.filter(({ label }) => label.trim() !== '').length < leastOwnPoints)
    return `请至少写 ${leastOwnPoints} 个评分要点`;
  const long = [...question.points, ...question.wrongs]
    .flatMap(({ ways }) => ways)
    .find((way) => way.length > maxWayText);
  if (long !== undefined) return `“${long}”太长，每个说法最多 ${maxWayText} 个字，改短后才能保存`;
  return null;
}
