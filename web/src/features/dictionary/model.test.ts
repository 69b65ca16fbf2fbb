import { describe, expect, it } from 'vitest';
import { cityOptions, industryOptions, pathTo, toOptions } from './model.ts';

const cities = cityOptions([
  { dictLabel: '北京', dictNum: '10101', children: [{ dictLabel: '北京', dictNum: '101010100', children: [] }] },
  { dictLabel: '浙江', dictNum: '10121', children: [{ dictLabel: '杭州', dictNum: '101210100', children: [] }] },
]);

describe('options of reference data', () => {
  it('finds the way to a stored leaf', () => {
    expect(pathTo(cities, '101210100')).toEqual(['10121', '101210100']);
    expect(pathTo(cities, '101010100')).toEqual(['10101', '101010100']);
    expect(pathTo(cities, '10121')).toBeUndefined();
    expect(pathTo(cities, '999')).toBeUndefined();
  });

  it('leaves out empty lists of children, which a cascader would open into nothing', () => {
    const [parent] = industryOptions([
      { code: '1', name: '互联网', children: [{ code: '11', name: '平台', children: [] }] },
    ]);
    expect(parent).toEqual({ value: '1', label: '互联网', children: [{ value: '11', label: '平台' }] });
  });

  it('shows nothing while a dictionary is loading', () => {
    expect(toOptions(undefined)).toEqual([]);
    expect(toOptions([{ dictNum: 5, dictLabel: '本科' }])).toEqual([{ value: 5, label: '本科' }]);
  });
});
