import { getInterviewSetup, saveInterviewSetup, type OwnQuestion } from '@pinjian/contract/interview-setup.ts';
import { newId } from '#platform/core/ids.ts';
import { call } from './call.ts';
import type { Member } from './cast.ts';
import type { Stage } from './stage.ts';

const questions: readonly Omit<OwnQuestion, 'questionId'>[] = [
  {
    text: '讲一件您做过的最难的事，您是怎么把它做成的？',
    competency: 'results',
    form: 'experience',
    weight: 2,
    points: [
      { label: '说清难在哪里', ways: ['最难', '难的是', '卡住', '卡在', '来不及', '没想到'] },
      { label: '说清自己做了什么', ways: ['我负责', '我先', '我把', '我去', '是我'] },
      { label: '比较过别的办法', ways: ['比较', '别的办法', '选了', '没有选', '因为'] },
      { label: '说出结果', ways: ['最后', '结果', '降到', '提升', '一直用到现在'] },
    ],
    anchors: { 1: '只说难，没有做法', 3: '难点、做法、结果都说到了', 5: '难点具体，说清取舍，结果可核实' },
    wrongs: [],
  },
  {
    text: '如果您发现同事已经交付的东西有错，而对方正在休假，您会怎么处理？',
    competency: 'collaboration',
    form: 'scenario',
    weight: 1,
    points: [
      { label: '先判断影响有多大', ways: ['影响', '严重', '先看', '确认', '核对'] },
      { label: '能补救的先补救', ways: ['先改', '先撤', '补救', '止损', '先停'] },
      { label: '告知对方和相关的人', ways: ['告诉', '说一声', '通知', '发消息', '打电话'] },
    ],
    anchors: { 1: '', 3: '', 5: '' },
    wrongs: [{ label: '装作没看见', ways: ['装作没看见', '当没看见', '不关我的事', '等他回来再说'] }],
  },
];

/** Writes how the AI interviews for a position, with two questions that the company has thought of itself. */
export async function setUpInterview(stage: Stage, owner: Member, positionId: string): Promise<void> {
  const ctx = stage.as(owner);
  const { version, content } = await call(ctx, getInterviewSetup, { positionId });
  await call(ctx, saveInterviewSetup, {
    positionId,
    version,
    content: {
      ...content,
      aiUse: 'lookUp',
      emphasis: ['craft'],
      questions: questions.map((question) => ({ questionId: newId(), ...question })),
    },
  });
}
