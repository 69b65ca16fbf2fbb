import type { ActSection } from '@pinjian/contract/agent-act.ts';
import type { AgentFacts, Plan } from '../../run/planner.ts';
import { dayWords, reportWords, writeReport, type Line, type Situation } from './write-report.ts';

/** One position as its lists show it. */
export interface Position extends Omit<Situation, 'now' | 'since'> {
  readonly positionId: string;
  readonly title: string;
}

const dayMs = 86_400_000;

type Of = Pick<AgentFacts, 'now' | 'lastRunAt' | 'woke' | 'known'>;

function sectionOf(title: string, positionId: string, lines: readonly Line[]): ActSection[] {
  if (lines.length === 0) return [];
  const rows = lines.map(({ text, count, since }) => ({
    label: text,
    value: [count === 0 ? '' : String(count), since === null ? '' : `最早 ${dayWords(since)}`]
      .filter((each) => each !== '')
      .join('，'),
    subject: { positionId },
  }));
  return [{ title, rows }];
}

/**
 * The day's report: what moved since the last one, what waits and for whom, what is odd and since when. Once a day by itself,
 * whenever its owner asks. Its numbers are counted from the lists that its owner opens.
 */
export function plan(facts: Position, of: Of): Plan {
  const { positionId, title } = facts;
  const report = writeReport({ ...facts, now: of.now, since: of.lastRunAt ?? new Date(of.now.getTime() - dayMs) });
  const { moved, waits, odd, standing } = report;
  const day = new Date(of.now.getTime() + 8 * 3_600_000).toISOString();
  const key = of.woke === 'asked' || of.woke === 'told' ? `report:${day.slice(0, 16)}` : `report:${day.slice(0, 10)}`;
  const yours = waits.filter((each) => each.for === 'you').reduce((sum, { count }) => sum + count, 0);
  const changed = moved.reduce((sum, { count }) => sum + count, 0);
  const saw = `「${title}」${changed === 0 ? '没有新的变动' : `有 ${changed} 处变动`}，${
    yours === 0 ? '没有事在等您' : `${yours} 件事在等您`
  }${odd.length === 0 ? '' : `，${odd.length} 处值得留意`}`;
  if (of.known.has(key)) return { saw, proposals: [] };
  const own = (who: 'you' | 'candidate') => waits.filter((each) => each.for === who);
  return {
    saw,
    proposals: [
      {
        act: 'report',
        key,
        subject: { positionId, positionTitle: title },
        title: `${day.slice(5, 10)} 招聘日报：${saw}`,
        why: '每个数字都从候选人、主动投递和面试日程的列表里数出来，点开就是那么多',
        evidence: [],
        text: reportWords(title, report),
        sections: [
          ...sectionOf('有什么变动', positionId, moved),
          ...sectionOf('等您处理', positionId, own('you')),
          ...sectionOf('等候选人', positionId, own('candidate')),
          ...sectionOf('值得留意', positionId, odd),
          ...sectionOf('现在', positionId, standing),
        ],
      },
    ],
  };
}
