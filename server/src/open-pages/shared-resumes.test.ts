import { describe, expect, it } from 'vitest';
import { revokeResumeShare } from '#domains/resume/share/revoke-resume-share.ts';
import { shareResume } from '#domains/resume/share/share-resume.ts';
import { confirmedResume, sampleContent } from '#testing/resume.ts';
import { useWorld } from '#testing/world.ts';

const world = useWorld();
const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/156.0';
const evil = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';

async function shared(choice: { password?: string; download?: boolean; withContact?: boolean } = {}) {
  const seeker = await world.seeker();
  const resumeId = await confirmedResume(world, seeker, sampleContent({ selfEvaluation: evil }));
  const mine = world.as(seeker);
  const { share } = await shareResume(mine, { resumeId, withContact: false, download: false, days: 30, ...choice });
  return { mine, resumeId, path: new URL(share.url, 'http://localhost').pathname };
}

async function get(url: string, cookie = '') {
  return (await world.app()).inject({ url, headers: { 'user-agent': userAgent, cookie } });
}

async function post(url: string, password: string) {
  const app = await world.app();
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `password=${encodeURIComponent(password)}`,
  });
}

describe('the page of a shared resume', () => {
  it('reads without an account, is kept by nobody, and tells nobody where its reader came from', async () => {
    const { path } = await shared();
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(headers['x-robots-tag']).toBe('noindex, nofollow, noarchive');
    expect(headers['etag']).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<h1>林示例</h1>');
    // Messengers, histories and tabs show the title.
    expect(body).toMatch(/<title>查看简历[^<]*<\/title>/);
    expect(/<head>[\s\S]*<\/head>/.exec(body)?.[0]).not.toContain('林示例');
    expect(body).toContain('<h2>工作经历</h2>');
    expect(body).not.toMatch(/13800138000|linshili@/);
    expect(body).not.toContain('下载 PDF');
    // What a messenger shows beside a link says nothing of the person.
    expect(body).not.toContain('og:');
    expect(body).toContain('<meta name="description" content="通过链接分享的一份简历">');
  });

  it('takes what people wrote for text', async () => {
    const { path } = await shared();
    const { body } = await get(path);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<img');
    expect(body).toContain('&#60;img src=x onerror=&#34;alert(2)&#34;&#62;');
  });

  it('with a password says nothing of whose it is before, and lets in who knows it', async () => {
    const { path } = await shared({ password: 'abc234', download: true });
    const asked = await get(path);
    expect(asked.statusCode).toBe(200);
    expect(asked.headers).toMatchObject({ 'referrer-policy': 'same-origin', 'cache-control': 'no-store' });
    expect(asked.body).toContain('查看简历需要密码');
    const wrong = await post(path, 'wrong1');
    expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
    expect(wrong.body).toContain('密码不对，还可以试 4 次');
    for (const page of [asked.body, wrong.body, (await get(`${path}/pdf`)).body])
      expect(page).not.toMatch(/林示例|云杉|前端/);
    const right = await post(path, 'abc234');
    expect([right.statusCode, right.headers['location']]).toEqual([303, path]);
    const cookie = String(right.headers['set-cookie']);
    expect(cookie).toMatch(/; Path=\/open\/resume\/; Max-Age=7200; HttpOnly; SameSite=Lax$/);
    const [held = ''] = cookie.split(';');
    expect((await get(path, held)).body).toContain('<h1>林示例</h1>');
    const pdf = await get(`${path}/pdf`, held);
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const other = await shared({ password: 'abc234' });
    expect((await get(other.path, held)).body).toContain('查看简历需要密码');
  });

  it('is no PDF where that is not to be taken along', async () => {
    const { path } = await shared();
    const { statusCode, headers } = await get(`${path}/pdf`);
    expect([statusCode, headers['location']]).toEqual([303, path]);
  });

  it('is set as a PDF ten times in ten minutes for one network, and for no look at its head', async () => {
    const { path } = await shared({ download: true });
    const app = await world.app();
    const ask = (method: 'HEAD' | 'GET', remoteAddress: string) =>
      app.inject({ method, url: `${path}/pdf`, remoteAddress, headers: { 'user-agent': userAgent } });
    const head = await ask('HEAD', '203.0.113.20');
    expect([head.statusCode, head.headers['content-type'], head.rawPayload.length]).toEqual([
      200,
      'application/pdf',
      0,
    ]);
    for (let times = 0; times < 10; times += 1) expect((await ask('GET', '203.0.113.20')).statusCode).toBe(200);
    const refused = await ask('GET', '203.0.113.20');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    expect(refused.body).toContain('请 10 分钟后再下载');
    expect(refused.body).not.toContain('林示例');
    expect((await ask('GET', '203.0.113.21')).statusCode).toBe(200);
    expect((await ask('HEAD', '203.0.113.20')).statusCode).toBe(200);
  }, 60_000);

  it('compares no more than thirty passwords of one network in ten minutes, right ones too', async () => {
    const { path } = await shared({ password: 'abc234' });
    for (let times = 0; times < 30; times += 1) expect((await post(path, 'abc234')).statusCode).toBe(303);
    expect((await post(path, 'abc234')).statusCode).toBe(429);
  }, 60_000);

  it('after too many wrong passwords waits, whatever comes', async () => {
    const { path } = await shared({ password: 'abc234' });
    for (let times = 0; times < 5; times += 1) await post(path, 'wrong1');
    const waiting = await post(path, 'abc234');
    expect(waiting.statusCode).toBe(429);
    expect(waiting.body).toContain('请 15 分钟后再试');
    expect(waiting.headers['set-cookie']).toBeUndefined();
  });

  it('that has ended, or never was, says so and nothing of whom', async () => {
    const { mine, resumeId, path } = await shared({ download: true });
    await revokeResumeShare(mine, { resumeId });
    for (const [url, status, words] of [
      [path, 410, '这个链接已停用'],
      [`${path}/pdf`, 410, '这个链接已停用'],
      [`/open/resume/${'a'.repeat(43)}`, 404, '没有找到这份简历'],
      ['/open/resume/x', 404, '没有找到这份简历'],
    ] as const) {
      const { statusCode, body, headers } = await get(url);
      expect([url, statusCode]).toEqual([url, status]);
      expect(body).toContain(words);
      expect(body).not.toMatch(/林示例|云杉/);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(world.logged.join('\n')).not.toContain(path.slice(-43));
  });

  it('is looked at by nobody where only its head is asked for', async () => {
    const { path } = await shared();
    await (await world.app()).inject({ method: 'HEAD', url: path, headers: { 'user-agent': userAgent } });
    expect(await world.db.selectFrom('resume_share_opening').selectAll().execute()).toEqual([]);
  });
});
