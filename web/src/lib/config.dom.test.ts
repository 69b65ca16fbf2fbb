import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

const defaults = { brand: '聘见', holder: '聘见', icp: '', police: '', sandbox: false };

describe('the configuration of a page', () => {
  it('is what the server wrote into it', () => {
    const json = '{"brand":"示例招聘","holder":"示例公司","icp":"示例ICP备1号","police":"","sandbox":true}';
    expect(parseConfig(json)).toEqual({
      brand: '示例招聘',
      holder: '示例公司',
      icp: '示例ICP备1号',
      police: '',
      sandbox: true,
    });
  });

  it('names the brand as holder where none is given', () =>
    expect(parseConfig('{"brand":"示例招聘"}').holder).toBe('示例招聘'));

  it.each(['{}', '', null, undefined, '[1]', '{"brand":7,"sandbox":"yes"}', '{"brand"'])(
    'takes the defaults for %j',
    (json) => {
      expect(parseConfig(json)).toEqual(defaults);
    },
  );
});
