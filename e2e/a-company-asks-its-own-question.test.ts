import { describe, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { openPosition, preparedInterview, seekerWithResume } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import type { Person } from './harness/person.ts';
import { enterRoom } from './harness/room.ts';
import { callProduct, type SignedIn } from './harness/sign-in.ts';

const journey = useJourney();
const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

const question = '首屏要 5 秒才出来，您会怎么把它降下来？';
const good =
  '我会先用性能面板量一遍，看是接口慢还是包太大。上个项目首屏 4.2 秒，我先量出三个串行请求和一个 900KB 的图表库，改成并行请求、按需加载，首屏降到 1.6 秒，最后分批灰度上线，每天看一次监控。';
const other = '我负责过商家后台，拆成小任务两天一同步，最后按时上线，线上只有一个小问题，当天修复。';

/** Writes the question as its writer would, and sees what it would find in an answer. */
async function writeQuestion(person: Person, positionId: string): Promise<void> {
  const { page } = person;
  await person.visit(`/hire/positionManagement/edit/${positionId}`);
  await page.getByRole('heading', { name: 'AI 面试', exact: true }).scrollIntoViewIfNeeded();
  await page.getByText('可查资料', { exact: true }).click();
  await page.getByRole('button', { name: '添加一道题' }).click();
  await page.getByText('暂不会问这道题').waitFor();
  await page.getByLabel('题目，一次只问一件事').fill(question);
  await page.getByRole('textbox', { name: '第 1 个评分要点' }).fill('先量出慢在哪里');
  await page.getByLabel('先量出慢在哪里的常见说法').fill('性能面板,量一遍,量出');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '第 2 个评分要点' }).fill('按需加载或拆包');
  await page.getByLabel('按需加载或拆包的常见说法').fill('按需加载,拆包,懒加载');
  await page.keyboard.press('Enter');
  await page.getByText('暂不会问这道题').waitFor({ state: 'hidden' });
  await page.getByText('其中自拟 1 题').waitFor();
  await page.getByLabel(/^试答/).fill(good);
  await page.getByRole('button', { name: '看看评分' }).click();
  await page.getByText(/先量出慢在哪里：“/).waitFor();
  await page.getByText(/按需加载或拆包：“/).waitFor();
  await person.look();
}

interface Setup {
  readonly version: number;
  readonly content: { readonly questions: readonly { readonly text: string }[] };
}

const stored = (employer: SignedIn, positionId: string): Promise<Setup> =>
  callProduct<Setup>(journey.product.url, `/interview/setup?positionId=${positionId}`, bearer(employer));

describe('a company that asks its own question', () => {
  it.each([
    ['desktop', '13800000861', 861],
    ['phone', '13800000862', 862],
  ] as const)('writes and tries it on a %s', async (device, phone, serial) => {
    const { employer, positionId } = await openPosition(journey.product.url, phone, serial);
    const person = await journey.person({ device, session: employer });
    await writeQuestion(person, positionId);
    const { content } = await eventually('the question to be saved', async () => {
      const setup = await stored(employer, positionId);
      return setup.content.questions[0]?.text === question ? setup : undefined;
    });
    expect(content).toMatchObject({ aiUse: 'lookUp', questions: [{ points: [{}, {}] }] });
    // Somebody else's change is not written over: both stand.
    await person.visit(`/hire/positionManagement/edit/${positionId}`);
    await person.page.getByRole('button', { name: /^第 1 题/ }).click();
    expect(await person.page.getByLabel('题目，一次只问一件事').inputValue()).toBe(question);
  });

  it('hears it asked of a candidate who knows the rules, and reads what was found', async () => {
    const { url } = journey.product;
    const { employer, positionId } = await openPosition(url, '13800000863', 863);
    await writeQuestion(await journey.person({ session: employer }), positionId);
    await eventually('the question to be saved', async () =>
      (await stored(employer, positionId)).content.questions.length === 1 ? true : undefined,
    );
    const seeker = await seekerWithResume(url, '13800001863');
    const interviewId = await preparedInterview(url, { employer, positionId, seeker });
    const candidate = await journey.person({ device: 'phone', session: seeker });
    await candidate.visit(`/seeker/interview/ai/preparation?interviewId=${interviewId}`);
    await candidate.page.getByText('可以查资料；请不要用 AI 代答。').waitFor();
    await candidate.look();

    const room = await enterRoom(url, seeker, interviewId);
    await room.until(({ progress }) => progress.phase === 'greeted');
    room.send({ type: 'signal', id: 'ready-once', signal: 'ready' });
    await room.until(({ progress }) => progress.phase === 'asking');
    const isAsked = () => room.progress.question?.text.includes(question) === true;
    for (let each = 0; !isAsked(); each += 1) {
      expect(each).toBeLessThan(30);
      room.send({ type: 'answer', id: `answer-${each}`, to: room.progress.question?.turn ?? 1, text: other });
      await room.until(
        ({ acknowledged, progress }) => acknowledged.has(`answer-${each}`) && progress.phase === 'asking',
      );
    }
    room.send({ type: 'answer', id: 'own-answer', to: room.progress.question?.turn ?? 1, text: good });
    await room.until(({ acknowledged, progress }) => acknowledged.has('own-answer') && progress.phase === 'asking');
    room.send({ type: 'signal', id: 'finish-now', signal: 'finish' });
    await room.until(({ progress }) => progress.phase === 'ended');
    room.close();

    await eventually('the report', async () => {
      const path = `/interview/detail?interviewId=${interviewId}`;
      const { state } = await callProduct<{ state: string }>(url, path, bearer(seeker));
      return state === 'scored' ? true : undefined;
    });
    interface Report {
      readonly questions: readonly { text: string; points: readonly { label: string; met: boolean }[] }[];
    }
    const path = `/interview/report?interviewId=${interviewId}`;
    const report = await callProduct<Report>(url, path, bearer(employer));
    const own = report.questions.find(({ text }) => text.includes(question));
    expect(own?.points).toEqual([
      expect.objectContaining({ label: '先量出慢在哪里', met: true }),
      expect.objectContaining({ label: '按需加载或拆包', met: true }),
    ]);
  });
});
