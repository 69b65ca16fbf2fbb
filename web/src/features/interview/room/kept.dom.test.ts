import { beforeEach, describe, expect, it } from 'vitest';
import { tabStore } from '#lib/storage.ts';
import { keep, readKept } from './kept.ts';

const answers = [{ id: 'answer-01', to: 2, text: '我改了缓存' }];

beforeEach(() => sessionStorage.clear());

describe('what a reload must not lose', () => {
  it('is kept per interview, and read back as it was', () => {
    keep(tabStore, 'a', { draft: '写到一半', answers });
    expect(readKept(tabStore, 'a')).toEqual({ draft: '写到一半', answers });
    expect(readKept(tabStore, 'b')).toEqual({ draft: '', answers: [] });
  });

  it('leaves nothing behind once there is nothing to keep', () => {
    keep(tabStore, 'a', { draft: '写到一半', answers });
    keep(tabStore, 'a', { draft: '', answers: [] });
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['{', '[]', '{"draft":1,"answers":{}}', '{"answers":[null,{"id":"x"}]}'])(
    'damaged from outside (%s) is nothing',
    (stored) => {
      sessionStorage.setItem('pinjian-interview-a', stored);
      expect(readKept(tabStore, 'a')).toEqual({ draft: '', answers: [] });
    },
  );
});
