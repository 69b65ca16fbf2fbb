import { describe, expect, it } from 'vitest';
import { createEmbeddedLocationFinder } from './embedded.ts';

const finder = createEmbeddedLocationFinder();

describe('the embedded location finder', () => {
  it.each([
    ['223.5.5.5', '浙江省', '杭州市'],
    ['219.141.136.10', '北京', '北京市'],
    ['2400:3200::1', '浙江省', '杭州市'],
    ['::ffff:223.5.5.5', '浙江省', '杭州市'],
    ['203.80.96.10', '香港', null],
  ])('finds %s', async (address, province, city) => {
    expect(await finder.find(address)).toEqual({ province, city });
  });

  it.each([
    '127.0.0.1',
    '::1',
    '10.1.1.1',
    '192.168.3.4',
    'fe80::1',
    'fd00::1',
    '8.8.8.8',
    '2001:4860:4860::8888',
    'nonsense',
    '',
  ])('knows nothing of %s', async (address) => {
    expect(await finder.find(address)).toBeNull();
  });
});
