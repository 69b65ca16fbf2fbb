import { describe, expect, it } from 'vitest';
import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import { openPosition, seekerWithResume } from './harness/hiring.ts';
import { skipFirstQuestions } from './harness/first-questions.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { callProduct, signIn, type SignedIn } from './harness/sign-in.ts';
import { shiftProblems, smallTargets, watchShifts } from './harness/still.ts';

const journey = useJourney();

interface Wishes {
  readonly version: number;
  readonly content: { readonly wishes: readonly object[]; readonly jobTypes: readonly number[] };
  readonly skipped: readonly string[];
  readonly toAsk: readonly string[];
  readonly personalOrder: boolean;
}

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });
const wishesOf = (seeker: SignedIn) =>
  callProduct<Wishes>(journey.product.url, '/job/recommendation/wishes', bearer(seeker));
const visibilityOf = (seeker: SignedIn) =>
  callProduct<{ readonly visibility: string; readonly chosenAt: string | null }>(
    journey.product.url,
    '/api/account/setting/resume-visibility',
    bearer(seeker),
  );

/** Signs in on the page, at /login or where it was led from. */
async function signInAt({ page }: Person, path: string, phone: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送').waitFor();
  await page.getByLabel('验证码').fill(await journey.smsCode(phone));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

const asked = ({ page }: Person) => page.getByRole('dialog');
const bar = ({ page }: Person) => page.getByRole('group', { name: '求职意向', exact: true });

describe('a first visit', () => {
  it('asks three questions and for a consent, by keyboard and back too, then shows the positions', async () => {
    const phone = '13800000921';
    const person = await journey.person();
    const { page } = person;
    await signInAt(person, '/login', phone);
    expect(new URL(page.url()).pathname).toBe('/seeker/job');
    const dialog = asked(person);
    await dialog.getByRole('heading', { name: '想做什么职位？' }).waitFor();
    await person.look();

    // Without the mouse: pinyin finds it, Tab comes to what is offered, Enter goes on.
    await page.getByRole('textbox', { name: '职位' }).focus();
    await page.keyboard.type('qianduan');
    await dialog.getByRole('group', { name: '相近的职位' }).getByRole('button').first().waitFor();
    await page.keyboard.press('Tab');
    const offered = (await page.evaluate(() => document.activeElement?.textContent)) ?? '';
    expect(offered).toContain('前端');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: '职位' }).focus();
    await page.keyboard.press('Enter');

    await dialog.getByRole('heading', { name: '在哪座城市工作？' }).waitFor();
    await person.look();
    await dialog.getByRole('button', { name: '杭州', exact: true }).click();
    await dialog.getByRole('button', { name: '下一步' }).click();

    await dialog.getByRole('heading', { name: '期望薪资是多少？' }).waitFor();
    await person.look();
    // Back, by the button and by the browser, finds what was answered.
    await dialog.getByRole('button', { name: '上一步' }).click();
    await dialog.getByRole('button', { name: '杭州', exact: true, pressed: true }).waitFor();
    await page.goBack();
    expect(await page.getByRole('textbox', { name: '职位' }).inputValue()).toBe(offered);
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('heading', { name: '在哪座城市工作？' }).waitFor();
    await dialog.getByRole('button', { name: '下一步' }).click();
    await dialog.getByRole('button', { name: '15K以上' }).click();
    await dialog.getByRole('button', { name: '下一步' }).click();

    await dialog.getByRole('heading', { name: '让企业找到我？' }).waitFor();
    await dialog.getByText(findableConsent.text).waitFor();
    await person.look();
    await dialog.getByRole('button', { name: '同意，让企业找到我' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/seeker/job');
    await bar(person)
      .getByRole('button', { name: `${offered} · 杭州 · 15K以上` })
      .waitFor();
    await person.look();
    await person.walkByKeyboard();

    // Once is enough: here, and on another device.
    await page.reload();
    await bar(person).getByRole('button', { name: '编辑求职意向' }).waitFor();
    expect(await dialog.count()).toBe(0);

    // It is taken back where it is looked for.
    await person.visit('/seeker/my/user-settings');
    await page.getByRole('radio', { name: /^仅投递的企业/ }).check();
    await page.getByText('已改为“仅投递的企业”').waitFor();
  });

  it('is skipped on a phone with four presses, moves nothing, and is remembered', async () => {
    const phone = '13800000922';
    const session = await signIn(journey.product.url, 'web-job-hunter', phone);
    const person = await journey.person({ device: 'phone', session });
    const { page } = person;
    await watchShifts(person);
    await page.goto('/seeker/job');
    await asked(person).getByRole('heading', { name: '想做什么职位？' }).waitFor();
    expect(await shiftProblems(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await person.look();
    await skipFirstQuestions(page);
    await bar(person).getByRole('button', { name: '填写求职意向' }).waitFor();
    await person.look();
    expect(await wishesOf(session)).toMatchObject({ skipped: ['position', 'city', 'salary'], toAsk: [] });
    expect(await visibilityOf(session)).toMatchObject({ visibility: 'applied', chosenAt: expect.any(String) });
    await page.reload();
    await bar(person).getByRole('button', { name: '填写求职意向' }).waitFor();
    expect(await asked(person).count()).toBe(0);
  });

  it('stops nobody who was led somewhere, and asks nothing that the resume says', async () => {
    const { url } = journey.product;
    const { positionId } = await openPosition(url, '13800000923', 923);
    const phone = '13800000924';
    const session = await seekerWithResume(url, phone);
    const known = await wishesOf(session);
    expect(known.toAsk).toContain('findable');
    const person = await journey.person({ device: 'phone', session });
    await person.visit(`/seeker/job/job-details/${positionId}`);
    await person.page.getByRole('button', { name: '投递简历' }).waitFor();
    expect(await asked(person).count()).toBe(0);
    await person.page.goto('/seeker/job');
    const titles = {
      position: '想做什么职位？',
      city: '在哪座城市工作？',
      salary: '期望薪资是多少？',
      findable: '让企业找到我？',
    };
    for (const [question, title] of Object.entries(titles)) {
      if (!known.toAsk.includes(question)) continue;
      await asked(person).getByRole('heading', { name: title }).waitFor();
      await asked(person).getByRole('button', { name: /^跳过/ }).click();
    }
    await asked(person).waitFor({ state: 'detached' });
  });
});

describe('what somebody looks for', () => {
  it.each(['desktop', 'phone'] as const)('is edited above the positions on a %s, three at most', async (device) => {
    const phone = device === 'phone' ? '13800000925' : '13800000926';
    const session = await signIn(journey.product.url, 'web-job-hunter', phone);
    const person = await journey.person({ device, session });
    const { page } = person;
    await page.goto('/seeker/job');
    await skipFirstQuestions(page);
    await bar(person).getByRole('button', { name: '填写求职意向' }).click();
    const editor = page.getByRole('dialog', { name: '求职意向' });
    await editor.getByRole('textbox', { name: '职位' }).fill('数据分析师');
    await editor.getByRole('button', { name: '上海', exact: true }).click();
    await editor.getByRole('textbox', { name: '或填写' }).fill('12500');
    await editor.getByRole('group', { name: '工作类型' }).getByRole('button', { name: '全职' }).click();
    await editor.getByRole('group', { name: '到岗时间' }).getByRole('button', { name: '1个月内' }).click();
    await editor.getByRole('button', { name: '再加一个意向' }).click();
    const second = editor.getByRole('region', { name: '意向 2' });
    await second.getByRole('textbox', { name: '职位' }).fill('商业分析');
    await second.getByRole('button', { name: '不限城市' }).click();
    await second.getByRole('button', { name: '接受远程' }).click();
    await person.look();
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    await editor.getByRole('button', { name: '再加一个意向' }).click();
    expect(await editor.getByRole('button', { name: '再加一个意向' }).count()).toBe(0);
    await editor.getByRole('button', { name: '删除意向 3' }).click();
    await editor.getByRole('button', { name: '保存' }).click();
    await page.getByText('求职意向已保存').waitFor();
    await bar(person).getByRole('button', { name: '数据分析师 · 上海 · 12.5K以上' }).waitFor();
    await bar(person).getByRole('button', { name: '商业分析 · 不限城市、远程' }).waitFor();
    expect(await wishesOf(session)).toMatchObject({
      content: {
        wishes: [
          { position: '数据分析师', cityCodes: ['101020100'], salaryMin: 1_250_000 },
          { position: '商业分析', anyCity: true, remote: true },
        ],
        jobTypes: [1],
        arrival: 4,
      },
    });
    await person.look();

    // What is typed and not saved is asked about.
    await bar(person).getByRole('button', { name: '编辑求职意向' }).click();
    await editor.getByRole('button', { name: '30K以上' }).first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '放弃修改' }).click();
    await editor.waitFor({ state: 'detached' });

    await person.visit('/seeker/my/user-settings');
    await page.getByText('数据分析师 · 上海 · 12.5K以上').waitFor();
    await page.getByRole('switch', { name: '个性化推荐' }).click();
    await expect.poll(async () => (await wishesOf(session)).personalOrder).toBe(false);
    await page.reload();
    await page.getByRole('switch', { name: '个性化推荐', checked: false }).waitFor();
  });

  it('changed in another tab is not overwritten unless that is meant', async () => {
    const session = await signIn(journey.product.url, 'web-job-hunter', '13800000927');
    const person = await journey.person({ session });
    const { page } = person;
    await page.goto('/seeker/job');
    await skipFirstQuestions(page);
    await bar(person).getByRole('button', { name: '填写求职意向' }).click();
    const editor = page.getByRole('dialog', { name: '求职意向' });
    await editor.getByRole('textbox', { name: '职位' }).fill('前端开发');
    const { version } = await wishesOf(session);
    await callProduct(journey.product.url, '/job/recommendation/wishes', {
      ...bearer(session),
      body: { version, content: { jobTypes: [3] } },
    });
    await editor.getByRole('button', { name: '保存' }).click();
    await editor.getByText('求职意向刚刚在别处改过').waitFor();
    expect(await editor.getByRole('textbox', { name: '职位' }).inputValue()).toBe('前端开发');
    expect(await wishesOf(session)).toMatchObject({ content: { wishes: [], jobTypes: [3] } });
    await editor.getByRole('button', { name: '以这里的为准' }).click();
    await editor.getByRole('button', { name: '保存' }).click();
    await bar(person).getByRole('button', { name: '前端开发' }).waitFor();
  });
});
