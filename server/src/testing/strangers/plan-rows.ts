import { defaultSetup, type OwnQuestion } from '@pinjian/contract/interview-setup.ts';
import { newId } from '#platform/core/ids.ts';
import type { Row } from './rows.ts';
import type { Scene } from './scene.ts';

const ours = { as: 'owner', stranger: 40400 } as const;
const position = ({ reported: { positionId } }: Scene) => ({ positionId });
const member = ({ owner }: Scene) => ({ memberId: owner.userId, part: 'manager' }) as const;

const question: OwnQuestion = {
  questionId: newId(),
  text: '线上接口突然变慢，您会怎么排查？',
  competency: 'craft',
  form: 'scenario',
  weight: 1,
  points: [
    { label: '先看监控', ways: ['监控'] },
    { label: '再翻日志', ways: ['日志'] },
  ],
  anchors: { 1: '', 3: '', 5: '' },
  wrongs: [],
};

/** The calls of how people are interviewed for a position. */
export const planRows: Readonly<Record<string, Row>> = {
  getPositionPlan: { ...ours, input: position },
  savePositionPlan: {
    ...ours,
    input: (scene) => ({ ...position(scene), version: 0, content: { rounds: [], team: [member(scene)] } }),
  },
  addToTeam: { ...ours, input: (scene) => ({ ...position(scene), ...member(scene) }) },
  copyPositionPlan: { ...ours, input: (scene) => ({ ...position(scene), fromPositionId: scene.draftId }) },
  suggestCompetencies: { ...ours, input: position },
  getInterviewSetup: { ...ours, input: position },
  saveInterviewSetup: {
    ...ours,
    input: (scene) => ({ ...position(scene), version: 0, content: { ...defaultSetup, questions: [question] } }),
  },
  tryOwnQuestion: { ...ours, input: (scene) => ({ ...position(scene), question, answer: '我先看监控，再翻日志。' }) },
};
