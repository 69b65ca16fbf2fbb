import { describe, expect, it } from 'vitest';
import { emptyEntry } from '@pinjian/contract/resume-content.ts';
import { sampleContent } from '#testing/resume.ts';
import { hideContacts } from './hide-contacts.ts';
import { sharedContent } from './rules.ts';

const { basics } = sampleContent();
const owner = sampleContent({
  basics: { ...basics, links: ['https://www.linshili.example/home/', 'lin.example'] },
  projects: [{ ...emptyEntry.project(), name: '商家后台', link: 'https://shop.example/a' }],
});

describe('ways to reach a person', () => {
  it.each([
    ['a page without what browsers add', 'github.com/linxm', 'linxm'],
    ['a profile', '见 zhihu.com/people/linxm 的文章', 'linxm'],
    ['a page of one’s own', '博客 linxm.github.io', 'linxm'],
    ['a landline', '电话 0571-88886666', '8888'],
    ['a landline in brackets', '(0571) 8888 6666', '8888'],
    ['a number of another country', '+852 9123 4567', '9123'],
    ['V', 'V：linxm88', 'linxm'],
    ['wx with a colon', 'wx: linxm88', 'linxm'],
    ['wx without', 'wx linxm88', 'linxm'],
    ['a sentence', '微信号是 linxm88', 'linxm'],
    ['WeChat ID', 'WeChat ID: linxm88', 'linxm'],
    ['both names', '微信/WeChat：linxm_abc', 'linxm'],
    ['QQ', 'QQ号码：12345678', '12345'],
    ['Telegram', 'Telegram @x', '@x'],
    ['wide digits', '电话１３８００１３８０００', '８０'],
    ['mathematical digits', '𝟏𝟑𝟖𝟎𝟎𝟏𝟑𝟖𝟎𝟎𝟎', '𝟖'],
    ['odd groups', '1380 0138 000', '0138'],
    ['unseen letters', '138\u200B0013\u200B8000', '0013'],
    ['mail with a word for its sign', 'lin(at)mail.example', 'mail'],
    ['what this resume names as a page', '主页 Lin.Example 欢迎来看', 'Lin.Example'],
    ['the same with its path', '作品 shop.example/a', 'shop'],
  ])('%s is hidden', (_name, text, secret) => {
    expect(hideContacts(`前 ${text} 后`, owner)).not.toContain(secret);
  });

  it('letters stay where they stood', () => {
    expect(hideContacts('我的微信号是 linxm88，谢谢', owner)).toBe(`我的${'*'.repeat(12)}，谢谢`);
    expect(hideContacts('电话：１３８００１３８０００。', owner)).toBe(`电话：${'*'.repeat(11)}。`);
  });

  it.each([
    '熟悉 Node.js/Vue.js/React 与 ASP.NET/C#',
    '负责微信小程序、QQ 音乐和飞书集成',
    '2021.07 - 2022.09，带 12 人，增长 30%',
    '用 Socket.IO/Redis 做推送；CI/CD、TCP/IP',
    '项目编号 20210701，预算 1300 万，①②③',
    'LINE 图表，v1.2.30，GitHub Actions',
  ])('nothing else is: %s', (text) => {
    expect(hideContacts(text, owner)).toBe(text);
  });

  it('a shared content without contact repeats none of them in a text', () => {
    const text = JSON.stringify(
      sharedContent({ ...owner, selfEvaluation: 'linshili.example/home，13800138000，shop.example/a' }, false),
    );
    expect(text).not.toMatch(/linshili\.example|13800138000|shop\.example|lin\.example/);
  });
});
