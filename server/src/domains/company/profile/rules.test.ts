import { describe, expect, it } from 'vitest';
import { Refusal } from '#platform/core/refusal.ts';
import { objectToFacts, refuseIssues, webAddress, type Facts } from './rules.ts';

describe('objectToFacts', () => {
  const right: Facts = {
    industry: '900101',
    staffSize: 1,
    financingStage: 7,
    companyType: 1,
    city: '101010100',
    foundedYear: 2026,
  };

  it.each<[string, Facts]>([
    ['right facts', right],
    ['no facts', {}],
    ['facts that were emptied', { financingStage: null, companyType: null, foundedYear: null }],
  ])('has nothing against %s', (_what, facts) => {
    expect(objectToFacts(facts, 2026)).toEqual([]);
  });

  it.each<[keyof Facts, Facts]>([
    ['industry', { industry: '123456' }],
    ['industry', { industry: '900100' }],
    ['staffSize', { staffSize: 99 }],
    ['financingStage', { financingStage: 0 }],
    ['companyType', { companyType: 99 }],
    ['city', { city: '999999999' }],
    ['foundedYear', { foundedYear: 2027 }],
  ])('objects to %s of %j', (path, facts) => {
    expect(objectToFacts({ ...right, ...facts }, 2026).map((issue) => issue.path)).toEqual([path]);
  });
});

describe('webAddress', () => {
  it.each([
    ['https://www.example.com', 'https://www.example.com/'],
    ['HTTP://Example.com/招聘', 'http://example.com/%E6%8B%9B%E8%81%98'],
    ['www.example.com', 'https://www.example.com/'],
    ['example.com:8443/a?b=c', 'https://example.com:8443/a?b=c'],
    ['example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['ftp://example.com', null],
    ['https://someone:secret@example.com', null],
    ['someone@example.com', null],
    ['https://', null],
    ['公司官网', null],
  ])('%s -> %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });
});

describe('refuseIssues', () => {
  it('names every field and says the first', () => {
    const issues = [
      { path: 'city', message: '请选择所在城市' },
      { path: 'industry', message: '请选择所属行业' },
    ];
    expect(() => refuseIssues(issues)).toThrow(
      expect.objectContaining({ code: 40001, message: '请选择所在城市', data: issues }),
    );
    expect(() => refuseIssues(issues)).toThrow(Refusal);
    expect(() => refuseIssues([])).not.toThrow();
  });
});
