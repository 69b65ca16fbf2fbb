import { describe, expect, it } from 'vitest';
import { addAdmin, signInAdmin, totpOf } from './harness/admin.ts';
import { findableSeeker } from './harness/findable.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';

const journey = useJourney();

/** Two people, one world: what they set up stays theirs. */
describe('an agent', () => {
  it(
    'is set up by its slip, read back, paused and changed by both sides, and stopped by the console',
    { timeout: 240_000 },
    async () => {
      const { url } = journey.product;
      const [seeker, { employer }] = await Promise.all([
        findableSeeker(url, '13800000951'),
        openPosition(url, '13800000952', 952),
      ]);

      const person = await journey.person({ device: 'phone', session: seeker });
      const { page } = person;
      await person.visit('/seeker/agents');
      await page.getByRole('link', { name: '设立 投递助手' }).click();
      const paper = page.getByRole('region', { name: '许可单' });
      await paper.getByText('投递：您同意后才做，每天最多 5 次，总共最多 60 次。').waitFor();
      await person.look();
      await page.getByLabel('不投的公司', { exact: true }).fill('示例外包');
      await page.keyboard.press('Enter');
      await paper.getByText('不投递也不联系：示例外包').waitFor();
      await page.getByRole('button', { name: '同意许可单，开始' }).click();
      await page.waitForURL(/\/seeker\/agents\/[0-9a-f-]{36}$/);
      const pause = page.getByRole('button', { name: '暂停：投递助手' });
      const resume = page.getByRole('button', { name: '恢复：投递助手' });
      await pause.click();
      await resume.waitFor();
      await page.getByText('已暂停', { exact: true }).first().waitFor();
      await person.look();
      // On every part of its page it can be let go on, and paused again.
      for (const tab of ['许可单', '日记', '成果和花费']) {
        await page.getByRole('button', { name: tab, exact: true }).click();
        await resume.waitFor();
        await person.look();
      }

      // It answers by rules where no model is there, and says so; the answer is there after a reload.
      await page.getByRole('button', { name: '对话', exact: true }).click();
      await page.getByText(/^平台没有接入语言模型/).waitFor();
      await page.getByRole('button', { name: '下次什么时候看？' }).click();
      const log = page.getByRole('log', { name: '与投递助手的对话' });
      await log.getByText('我暂停着，恢复之前不会再看。').waitFor();
      await person.look();
      await page.reload();
      await log.getByText('我暂停着，恢复之前不会再看。').waitFor();
      await log.getByRole('button', { name: '恢复：投递助手' }).click();
      await log.getByRole('button', { name: '暂停：投递助手' }).waitFor();

      const other = await journey.person({ session: employer });
      await other.visit('/hire/agents/new?kind=sourcer');
      await other.walkByKeyboard();
      await other.page.getByRole('button', { name: '同意许可单，开始' }).click();
      await other.page.waitForURL(/\/hire\/agents\/[0-9a-f-]{36}$/);
      await other.page.getByRole('button', { name: '许可单', exact: true }).click();
      await other.page.getByText('第 1 版，现在生效').waitFor();
      await other.page.getByRole('button', { name: '改许可单' }).click();
      const group = other.page.getByRole('group', { name: '加入候选人做到哪一步' });
      await group.getByRole('button', { name: '只建议' }).click();
      const changed = other.page.getByRole('region', { name: '许可单' }).getByText('加入候选人：只建议，由您自己做。');
      expect(await changed.innerText()).toContain('（有改动）');
      await other.page.getByRole('button', { name: '保存新版本' }).click();
      await other.page.getByText('第 2 版，现在生效').waitFor();
      await other.look();

      // The console stops them all; both owners read it.
      const secret = await addAdmin(journey.product.dataFolder, '13800000953');
      const session = await signInAdmin(url, '13800000953', () => totpOf(secret));
      const admin = await journey.person({ session });
      await admin.visit('/console/agents');
      await admin.page.getByRole('button', { name: '全部停用' }).click();
      await admin.page.getByRole('button', { name: '发现异常行为，先停下排查' }).click();
      await admin.page.getByRole('button', { name: '确认停用全部智能体' }).click();
      await admin.page.getByRole('button', { name: '恢复全部' }).waitFor();
      await admin.look();
      for (const owner of [person, other]) {
        await owner.page.reload();
        await owner.page.getByText('平台已停用').first().waitFor();
      }
    },
  );
});
