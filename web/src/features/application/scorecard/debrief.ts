import { agreementLabels } from '@pinjian/contract/application-scorecard-rating.ts';
import type { ColleagueCard, Comparison, Debrief } from '@pinjian/contract/application-scorecard.ts';

/** Whose card it is, for a head of a column. */
export function cardName({ name, mine }: Pick<ColleagueCard, 'name' | 'mine'>, at: number): string {
  if (mine) return '我';
  return name === '' ? `面试官 ${at + 1}` : name;
}

/** Who is still to hand in; '' where nobody is. */
export function waitingText({ waitingFor }: Pick<Debrief, 'waitingFor'>): string {
  if (waitingFor.length === 0) return '';
  const names = waitingFor.flatMap(({ name }) => (name === '' ? [] : [name]));
  const who = names.length === waitingFor.length ? names.join('、') : `${waitingFor.length} 位面试官`;
  return `还在等${who}提交评分表。`;
}

/** How far they agree, in figures and words: 平均 2.67，相差 1 分，基本一致. */
export function agreementText({ mean, spread, rated, agreement }: Comparison): string {
  if (mean === null || spread === null) return agreementLabels.none;
  if (rated === 1) return `${agreementLabels.single}：${mean}`;
  return `平均 ${mean}，${agreement === 'same' ? agreementLabels.same : `相差 ${spread} 分${agreement === 'close' ? '，基本一致' : '，分歧较大'}`}`;
}

/** What the AI report says of a competency, of five. */
export function aiText(ai: Comparison['ai'], stateLabels: Readonly<Record<string, string>>): string {
  if (ai === null) return '—';
  return ai.score === null ? (stateLabels[ai.state] ?? '—') : `${ai.score}/5`;
}
