import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { defaultSlip } from '@pinjian/contract/agent-slip.ts';
import { describe, expect, it } from 'vitest';
import { findableSeeker } from './harness/findable.ts';
import { openPosition } from './harness/hiring.ts';
import { useJourney } from './harness/journey.ts';
import { callProduct } from './harness/sign-in.ts';

const journey = useJourney();

async function assistant(url: string, secret: string): Promise<Client> {
  const client = new Client({ name: 'assistant', version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
  return client;
}

describe('an assistant of one’s own', () => {
  it('is let in by a token, asks before it applies, and is shut out again', { timeout: 240_000 }, async () => {
    const { url } = journey.product;
    const [seeker, { positionId }] = await Promise.all([
      findableSeeker(url, '13800000961'),
      openPosition(url, '13800000962', 962),
    ]);
    const authorization = `Bearer ${seeker.accessToken}`;
    const body = { key: 'agent-of-journey', kind: 'submitter', slip: defaultSlip('submitter') };
    await callProduct(url, '/agent/create', { authorization, body });

    const person = await journey.person({ device: 'phone', session: seeker });
    const { page } = person;
    await person.visit('/seeker/my/user-settings');
    const section = page.locator('section[data-title="访问令牌"]');
    await section.getByRole('button', { name: '生成访问令牌' }).click();
    await section.getByLabel('名称').fill('我的电脑');
    await section.getByRole('checkbox', { name: '按许可单行动' }).check();
    await person.look();
    await section.getByRole('button', { name: /^生\s?成$/ }).click();
    const secret = await section.getByLabel('密钥').inputValue();
    const address = await section.getByLabel('连接地址').inputValue();
    expect(secret).toMatch(/^pjt_/);
    await person.look();

    const client = await assistant(address, secret);
    const names = (await client.listTools()).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['getPosition', 'applyToPosition']));
    const asked = await client.callTool({ name: 'applyToPosition', arguments: { positionId } });
    expect(JSON.stringify(asked.content)).toContain('等您同意');

    await person.visit('/seeker/agents?tab=approvals');
    await page
      .getByText(/投递职位：前端开发工程师/)
      .first()
      .waitFor();
    await person.look();

    await person.visit('/seeker/my/user-settings');
    await section.getByRole('button', { name: '我的电脑的调用记录' }).click();
    await section.getByRole('list', { name: '我的电脑的调用记录' }).getByText('投递职位').waitFor();
    expect(await section.getByLabel('密钥').count()).toBe(0);
    await section.getByRole('button', { name: '吊销我的电脑' }).click();
    await page.getByRole('button', { name: '吊销令牌' }).click();
    await section.getByText(/已吊销/).waitFor();
    await expect(client.listTools()).rejects.toMatchObject({ code: 401 });
    await client.close();
  });
});
