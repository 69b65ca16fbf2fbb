import { describe, expect, it } from 'vitest';
import { material, position } from '../engine/conversation.fixture.ts';
import { planByRules } from '../rule/plan-interview.ts';
import { bank, questionsOf } from './bank.ts';
import { directionOf, type DirectionId } from './directions.ts';
import { suitingRole } from './role.ts';

/** Titles of one direction whose interviews have to differ, each with a question of its own. */
const trades: readonly (readonly [title: string, direction: DirectionId, question: string])[] = [
  ['数字IC设计工程师', 'chip', 'chip.microarchitecture'],
  ['芯片验证工程师', 'chip', 'chip.enoughVerified'],
  ['数字后端工程师', 'chip', 'chip.closure'],
  ['模拟版图工程师', 'chip', 'chip.layoutMatching'],
  ['光刻工艺工程师', 'chip', 'chip.processWindow'],
  ['半导体设备工程师', 'chip', 'chip.toolDown'],
  ['芯片测试工程师', 'chip', 'chip.testEscape'],
  ['BSP工程师', 'embedded', 'embedded.bringUp'],
  ['硬件工程师', 'embedded', 'embedded.firstBoard'],
  ['FPGA工程师', 'embedded', 'embedded.fpgaFits'],
  ['射频工程师', 'embedded', 'embedded.linkBudget'],
  ['BMS工程师', 'embedded', 'embedded.batteryPack'],
  ['单片机工程师', 'embedded', 'embedded.tightLoop'],
  ['光学工程师', 'embedded', 'embedded.opticsTolerance'],
  ['战略咨询顾问', 'consulting', 'consulting.strategyBet'],
  ['数字化转型顾问', 'consulting', 'consulting.systemFit'],
  ['人力咨询顾问', 'consulting', 'consulting.peopleReform'],
  ['ESG顾问', 'consulting', 'consulting.esgNumbers'],
  ['市场调研分析师', 'consulting', 'consulting.fieldwork'],
  ['专利代理人', 'consulting', 'consulting.claimScope'],
  ['日语翻译', 'consulting', 'consulting.longDocument'],
  ['光伏工程师', 'energy', 'energy.yieldGap'],
  ['变电运维员', 'energy', 'energy.gridFault'],
  ['储能工程师', 'energy', 'energy.storageSafety'],
  ['化工工艺工程师', 'energy', 'energy.scaleUp'],
  ['涂料研发工程师', 'energy', 'energy.formula'],
  ['污水处理运营', 'energy', 'energy.effluent'],
  ['环评工程师', 'energy', 'energy.assessment'],
];

function suited(title: string, direction: DirectionId): string[] {
  return suitingRole(questionsOf(direction), title).map((each) => each.id);
}

describe('the questions for one trade of a direction', () => {
  it.each(trades)('%s is asked its own question of %s', (title, direction, own) => {
    expect(suited(title, direction)).toContain(own);
    const others = trades.filter((each) => each[1] === direction && each[2] !== own).map((each) => each[2]);
    const shared = others.filter((each) => suited(title, direction).includes(each));
    expect(shared.slice(1)).toEqual([]);
  });

  it('come first, before those for everybody', () => {
    const [first, ...rest] = suitingRole(questionsOf('chip'), '模拟版图工程师');
    expect(first?.roles).toBeDefined();
    expect(rest.map((each) => each.id)).toContain('chip.tradeoff');
  });

  it('fall back on all where a title names no trade and none is for everybody', () => {
    expect(suitingRole(questionsOf('consulting'), '合伙人').length).toBe(questionsOf('consulting').length);
  });

  it('take Latin words as whole words', () => {
    expect(suited('IC Layout Engineer', 'chip')).toContain('chip.layoutMatching');
    expect(suited('sprint lead', 'chip')).not.toContain('chip.closure');
  });

  it('can be reached: every one by a title in its direction', () => {
    const specific = bank.filter((each) => each.roles !== undefined);
    const lost = specific.filter(
      (each) => !each.roles?.some((word) => suited(word, each.directions[0] ?? 'chip').includes(each.id)),
    );
    expect(specific.length).toBeGreaterThanOrEqual(28);
    expect(lost).toEqual([]);
  });

  it('are planned: a layout engineer is asked about layout, never about a machine that is down', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const asked = familiesFor('模拟版图工程师', seed);
      expect(asked).toContain('chip.layoutMatching');
      expect(asked).not.toContain('chip.toolDown');
      expect(familiesFor('半导体设备工程师', seed)).not.toContain('chip.layoutMatching');
    }
  });

  it('belong to a direction that their titles are read as', () => {
    const astray = trades.filter(
      ([title, direction]) => directionOf({ categoryCode: null, categoryName: '', title }) !== direction,
    );
    expect(astray.map(([title]) => title)).toEqual([]);
  });
});

function familiesFor(title: string, seed: number): string[] {
  const post = { ...position, title, categoryCode: null, categoryName: '', requirements: [] };
  return planByRules(material({ position: post, resume: null, seed })).questions.map((each) => each.family);
}
