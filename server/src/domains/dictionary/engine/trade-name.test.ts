import { describe, expect, it } from 'vitest';
import { tradeName } from './trade-name.ts';

describe('the trade name of a company', () => {
  it.each([
    ['云杉', ['北京云杉科技有限公司', '云杉信息技术（杭州）有限公司', '云杉集团', '广东省深圳市云杉网络技术有限公司']],
    ['字节跳动', ['北京字节跳动科技有限公司', '上海字节跳动网络技术有限公司', '字节跳动有限公司']],
    ['腾讯', ['腾讯科技（深圳）有限公司', '深圳市腾讯计算机系统有限公司']],
    ['阿里巴巴', ['阿里巴巴（中国）网络技术有限公司', '阿里巴巴集团控股有限公司']],
  ])('%s is what its companies have in common', (name, companies) => {
    expect(companies.map(tradeName)).toEqual(companies.map(() => name));
  });

  it.each([
    ['two trades under one word', '长城汽车股份有限公司', '长城证券股份有限公司'],
    ['a place and a trade', '青岛啤酒股份有限公司', '哈尔滨啤酒有限公司'],
    ['two banks of cities', '北京银行股份有限公司', '南京银行股份有限公司'],
    ['companies of a place', '北京科技有限公司', '上海科技有限公司'],
    ['what begins with the country', '中国电信集团有限公司', '中国移动通信集团有限公司'],
    ['another word', '青禾科技有限公司', '远山科技有限公司'],
  ])('keeps apart %s', (_what, one, other) => {
    expect(tradeName(one)).not.toBeNull();
    expect(tradeName(one)).not.toBe(tradeName(other));
  });

  it('keeps a name that is made of a place and passing words whole', () => {
    expect(tradeName('上海科技有限公司')).toBe('上海科技');
    expect(tradeName('中国电信集团有限公司')).toBe('中国电信');
    expect(tradeName('青岛啤酒股份有限公司')).toBe('青岛啤酒');
  });

  it('is none of what names nobody', () => {
    expect(['某互联网公司', '自由职业', '科技有限公司'].map(tradeName)).toEqual([null, null, null]);
  });
});
