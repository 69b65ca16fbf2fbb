import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { startHostileModel, type TalkAsked, type Turn } from '../server/src/testing/hostile-model.ts';
import { findableSeeker } from './harness/findable.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct } from './harness/sign-in.ts';

const model = await startHostileModel();
const journey = useJourney({ PINJIAN_LLM_URL: model.url, PINJIAN_LLM_MODEL: '试用模型' });
afterAll(() => model.stop());

/** What the model does in one talk, step by step; wordings of texts, which bring no tools, it cannot do. */
function plays(...turns: readonly Turn[]): (asked: TalkAsked) => Turn {
  let step = -1;
  return ({ tools }) => {
    if (tools.length === 0) return { does: 'fail', status: 400 };
    step += 1;
    return turns[step] ?? { says: '好。' };
  };
}

/** It may act at any hour, so that this is the same at night: from 8 to 22 is what stands there. */
async function allowAllHours(page: Page): Promise<void> {
  await page.getByText('时间、期限和语气', { exact: true }).click();
  for (const [label, key, times] of [
    ['从几点', 'ArrowUp', 8],
    ['到几点（北京时间）', 'ArrowDown', 2],
  ] as const) {
    await page.getByLabel(label, { exact: true }).press('Enter');
    for (let step = 0; step < times; step += 1) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  }
}

describe('an owner and their agent', () => {
  it(
    'talk on two pages: what comes is read as it comes, what waits is agreed to there, and it stops when told',
    { timeout: 240_000 },
    async () => {
      const { url } = journey.product;
      const [session, { positionId }] = await Promise.all([
        findableSeeker(url, '13800000961'),
        openPosition(url, '13800000962', 962),
      ]);
      const phone = await journey.person({ device: 'phone', session });
      model.play = plays();
      await phone.visit('/seeker/agents/new?kind=submitter');
      await allowAllHours(phone.page);
      await phone.page.getByRole('button', { name: '同意许可单，开始' }).click();
      await phone.page.waitForURL(/\/seeker\/agents\/[0-9a-f-]{36}$/);
      const talk = `${new URL(phone.page.url()).pathname}?tab=talk`;
      const desk = await journey.person({ session });
      await Promise.all([phone.visit(talk), desk.visit(talk)]);
      const logs = [phone, desk].map(({ page }) => page.getByRole('log', { name: '与投递助手的对话' }));
      const [onPhone, onDesk] = [logs[0], logs[1]];
      if (onPhone === undefined || onDesk === undefined) throw new Error('there are two pages');
      await phone.page.getByText(/由语言模型 试用模型 回答，可能有错/).waitFor();

      // It looks, wants to apply, and speaks: half of it stands on both pages while the rest is still to come.
      const rest = Promise.withResolvers<void>();
      model.play = plays(
        { says: '我先看看这个职位。', calls: [{ name: 'getPosition', input: JSON.stringify({ positionId }) }] },
        { calls: [{ name: 'applyToPosition', input: JSON.stringify({ positionId }) }] },
        { says: '我把投递准备好了，', until: rest.promise },
      );
      await phone.page.getByRole('textbox', { name: '对它说' }).fill('帮我投这个前端职位');
      await phone.page.getByRole('button', { name: '发送' }).click();
      for (const log of logs) {
        await log.getByText('帮我投这个前端职位').waitFor();
        await log.getByText('我先看看这个职位。我把投递准备好了，').waitFor();
        const calls = await log
          .getByRole('list', { name: '它看了什么、做了什么' })
          .getByRole('listitem')
          .allInnerTexts();
        expect(calls.map((each) => each.replaceAll(/\s/gu, ''))).toEqual(['查看职位看过了', '投递职位等您同意']);
      }
      await phone.page.getByRole('button', { name: '停下' }).waitFor();
      rest.resolve();
      await phone.page.getByRole('button', { name: '发送' }).waitFor();
      await Promise.all([phone.look(), desk.look()]);

      // Nothing was sent before the owner says yes, right there.
      const applied = async () => {
        const query = '/job/application/targetJobList?tab=3';
        const headers = { authorization: `Bearer ${session.accessToken}` };
        return (await callProduct<{ readonly total: number }>(url, query, headers)).total;
      };
      await onDesk.getByRole('button', { name: /^同意：/ }).click();
      await desk.page.getByRole('button', { name: '马上生效' }).click();
      await desk.page.getByText('已同意 1 件，正在做').waitFor();
      await onPhone.getByRole('button', { name: /^同意：/ }).waitFor({ state: 'detached' });
      await expect.poll(applied, { timeout: 20_000 }).toBe(1);
      await desk.look();

      // It speaks until it is told to stop, on the other page too.
      const never = Promise.withResolvers<void>();
      model.play = plays({ says: '这件事说来话长，', until: never.promise });
      await desk.page.getByRole('textbox', { name: '对它说' }).fill('说说这家公司');
      await desk.page.keyboard.press('Enter');
      for (const log of logs) await log.getByText('这件事说来话长，').waitFor();
      await phone.page.getByRole('button', { name: '停下' }).click();
      for (const log of logs) await log.getByText('您让它停下了，这段话不完整。').waitFor();
      await desk.page.getByRole('button', { name: '发送' }).waitFor();
      never.resolve();
      await Promise.all([phone.look(), desk.look()]);
    },
  );
});
