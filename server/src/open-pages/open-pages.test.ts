import { describe, expect, it } from 'vitest';
import { closePosition } from '#domains/position/close.ts';
import { findOpenAddresses } from '#domains/position/index.ts';
import { newId } from '#platform/core/ids.ts';
import { updateCompany } from '#domains/company/profile/update-company.ts';
import { companyOwner, verifiedOwner } from '#testing/company.ts';
import { draftPosition, openPosition } from '#testing/position.ts';
import { useWorld } from '#testing/world.ts';
import { drawCrawlerRules, drawSitemap } from './sitemap.ts';

const world = useWorld();

async function open(path: string, headers: Record<string, string> = {}) {
  return (await world.app()).inject({ url: path, headers });
}

/** What a page says to search engines. */
function dataOf(body: string): Record<string, unknown> {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

const evil = '</script><script>alert(1)</script><img src=x onerror="alert(2)">';

describe('the public page of a position', () => {
  it('reads without an account and without a script, and says the same to machines', async () => {
    const owner = await verifiedOwner(world, { name: '云杉网络有限公司' });
    const positionId = await openPosition(world, owner);
    const answer = await open(`/open/job/${positionId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    const { body } = answer;
    expect(body).toContain('<h1>前端开发工程师</h1>');
    expect(body).toContain('<title>前端开发工程师招聘_云杉网络有限公司_杭州 - 聘见</title>');
    expect(body).toContain('1.5W-2.5W·14薪');
    expect(body).toContain('负责公司核心产品的页面开发与性能优化');
    expect(body).toContain(`<link rel="canonical" href="/open/job/${positionId}">`);
    expect(body).toMatch(
      /<meta property="og:description" content="云杉网络有限公司招聘前端开发工程师：1\.5W-2\.5W·14薪，杭州·西湖区/,
    );
    const back = encodeURIComponent(`/seeker/job/job-details/${positionId}?apply=1`);
    expect(body).toContain(`<a class="button primary" href="/login?next=${back}">登录后投递</a>`);
    expect(dataOf(body)).toMatchObject({
      '@type': 'JobPosting',
      title: '前端开发工程师',
      datePosted: world.clock.now().toISOString(),
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: '云杉网络有限公司' },
      jobLocation: {
        address: {
          addressCountry: 'CN',
          addressRegion: '浙江',
          addressLocality: '杭州',
          streetAddress: '西湖区文三路一号',
        },
      },
      baseSalary: { currency: 'CNY', value: { minValue: 15_000, maxValue: 25_000, unitText: 'MONTH' } },
      directApply: true,
    });
    // Nobody knows when a position ends: a day that was made up would be taken for true.
    expect(dataOf(body)).not.toHaveProperty('validThrough');
  });

  it.each([
    [
      { jobType: 3, salaryCycle: 2, salaryMin: 15_000, salaryMax: 20_000 },
      'INTERN',
      { minValue: 150, maxValue: 200, unitText: 'DAY' },
    ],
    [{ jobType: 2, salaryCycle: 7, salaryMin: 100, salaryMax: 200 }, 'PART_TIME', undefined],
    [{ salaryMin: null, salaryMax: null }, 'FULL_TIME', undefined],
  ])('says pay and kind of work in the words of schema.org: %j', async (content, employmentType, value) => {
    const positionId = await openPosition(world, await verifiedOwner(world), content);
    const data = dataOf((await open(`/open/job/${positionId}`)).body) as { baseSalary?: { value: object } };
    expect(data).toMatchObject({ employmentType });
    expect(data.baseSalary?.value).toEqual(
      value === undefined ? undefined : { '@type': 'QuantitativeValue', ...value },
    );
  });

  it('takes what people write for text, wherever it stands', async () => {
    const owner = await verifiedOwner(world);
    await updateCompany(world.as(owner), { shortName: '<b>"云杉\'', introduction: evil });
    // No form takes this; what lies there from elsewhere is no link either.
    await world.db
      .updateTable('company_company')
      .set({ website: 'javascript:alert(1)' })
      .where('id', '=', owner.companyId)
      .execute();
    const positionId = await openPosition(world, owner, {
      title: '前端"><script>1</script>',
      address: evil,
      description: [{ title: 1, text: `${evil}负责公司核心产品的页面开发与性能优化，与设计一起把功能做好。` }],
      benefits: ['<i>免费</i>'],
    });
    for (const path of [`/open/job/${positionId}`, `/open/company/${owner.companyId}`]) {
      const { body, statusCode } = await open(path);
      expect(statusCode).toBe(200);
      // Two elements of ours: the theme, and the data, which ends where it ends.
      expect(body.match(/<script/g)).toHaveLength(2);
      expect(body).not.toMatch(/<img|<i>|<b>"|javascript:/);
      expect(dataOf(body)).toMatchObject({ '@context': 'https://schema.org/' });
    }
    expect(dataOf((await open(`/open/job/${positionId}`)).body)['description']).not.toContain('<script');
  });

  it('has the policy of the app, and is sent once to who has it', async () => {
    const positionId = await openPosition(world, await verifiedOwner(world));
    const first = await open(`/open/job/${positionId}`);
    expect(first.headers['content-security-policy']).toMatch(
      /script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
    );
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    const again = await open(`/open/job/${positionId}`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('holds nothing of a person', async () => {
    const owner = await verifiedOwner(world);
    await world.db.updateTable('account_identity').set({ username: '林示例' }).where('id', '=', owner.userId).execute();
    const { body } = await open(`/open/job/${await openPosition(world, owner)}`);
    expect(body).not.toMatch(/林|招聘者/);
    expect(body).not.toContain(owner.userId);
  });
});

describe('a position that cannot be applied to', () => {
  it('is gone once it is closed, and leads on to what resembles it', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    const other = await openPosition(world, await verifiedOwner(world, { name: '长河信息有限公司' }));
    await closePosition(world.as(owner), { positionId });
    const { statusCode, body } = await open(`/open/job/${positionId}`);
    expect(statusCode).toBe(410);
    expect(body).toContain('这个职位已停止招聘');
    expect(body).toContain(`href="/open/job/${other}"`);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('ld+json');
  });

  it('was never there: a draft, what was taken down, an unverified company’s, a stranger’s id, no id', async () => {
    const owner = await verifiedOwner(world);
    const takenDown = await openPosition(world, owner);
    await world.db.updateTable('position_position').set({ status: 10 }).where('id', '=', takenDown).execute();
    const paths = [await draftPosition(world, owner), takenDown, newId(), 'x', '%00'].map(
      (each) => `/open/job/${each}`,
    );
    for (const path of [...paths, '/open', '/open/', '/open/else']) {
      const { statusCode, body } = await open(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('没有找到这个职位');
    }
  });

  it('is gone with the verification of its company', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    await world.db
      .updateTable('company_company')
      .set({ verification_status: 2 })
      .where('id', '=', owner.companyId)
      .execute();
    expect((await open(`/open/job/${positionId}`)).statusCode).toBe(410);
    expect((await open(`/open/company/${owner.companyId}`)).statusCode).toBe(404);
  });
});

describe('the public page of a company', () => {
  it('names what it recruits for, and its website only where that leads to the web', async () => {
    const owner = await verifiedOwner(world, { name: '云杉网络有限公司' });
    await updateCompany(world.as(owner), { website: 'example.com', introduction: '做网络的公司' });
    const positionId = await openPosition(world, owner);
    const { statusCode, body } = await open(`/open/company/${owner.companyId}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`href="/open/job/${positionId}"`);
    expect(body).toContain('href="https://example.com/"');
    expect(dataOf(body)).toMatchObject({
      '@type': 'Organization',
      name: '云杉网络有限公司',
      sameAs: 'https://example.com/',
    });
  });

  it('is for verified companies alone', async () => {
    const { companyId } = await companyOwner(world);
    for (const id of [companyId, newId(), 'x']) expect((await open(`/open/company/${id}`)).statusCode).toBe(404);
  });
});

describe('what search engines are told', () => {
  it('is where they may read; without an address of the site there is no map of it', async () => {
    const { statusCode, body } = await open('/robots.txt');
    expect(statusCode).toBe(200);
    expect(body).toContain('Allow: /open/\n');
    expect(body).not.toContain('Sitemap');
    expect((await open('/sitemap.xml')).statusCode).toBe(404);
    expect(drawCrawlerRules('https://example.com')).toContain('Sitemap: https://example.com/sitemap.xml\n');
  });

  it('is every open position of a verified company, and those companies', async () => {
    const owner = await verifiedOwner(world);
    const positionId = await openPosition(world, owner);
    await closePosition(world.as(owner), { positionId: await openPosition(world, owner) });
    const map = drawSitemap(await findOpenAddresses(world.system()), 'https://example.com');
    expect(map).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
    expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      `https://example.com/open/company/${owner.companyId}`,
      `https://example.com/open/job/${positionId}`,
    ]);
  });
});
