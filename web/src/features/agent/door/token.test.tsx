import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AgentToken } from '@pinjian/contract/agent-token.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { agentOf } from '#web/testing/answers/agent.ts';
import { envelope, httpError, type Seen } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { patience } from '#web/testing/patience.ts';
import { sampleSettings } from './model.ts';
import { TokenSection } from './token-section.tsx';

afterEach(closeApp);

const agent = agentOf({ kind: 'submitter' });
const secret = `pjt_${'s'.repeat(43)}`;

function tokenOf(changes: Partial<AgentToken> = {}): AgentToken {
  return {
    tokenId: '01900000-0000-7000-8000-000000000001',
    name: '桌面助手',
    agent: { agentId: agent.agentId, kind: 'submitter', name: '' },
    scopes: ['read'],
    prefix: 'pjt_ssssss',
    state: 'active',
    createdAt: '2026-11-20T02:00:00Z',
    expiresAt: '2026-12-20T02:00:00Z',
    lastUsedAt: null,
    ...changes,
  };
}

function open({ start = [], agents = [agent] }: { start?: AgentToken[]; agents?: (typeof agent)[] } = {}) {
  let tokens = start;
  return openPart(<TokenSection side="seeker" />, {
    as: 'seeker',
    handle({ path, body }: Seen) {
      if (path === '/agent/list') return envelope({ agents, waiting: 0, switchedOff: [] });
      if (path === '/agent/token/list') return envelope({ tokens, url: '/agent/mcp' });
      if (path === '/agent/token/create') {
        const { name } = body as { readonly name: string };
        tokens = [tokenOf({ name })];
        return envelope({ secret, token: tokens[0] });
      }
      if (path === '/agent/token/revoke') {
        tokens = tokens.map((token) => ({ ...token, state: 'revoked' }));
        return envelope(tokens[0]);
      }
      if (!path.startsWith('/agent/token/uses/')) return undefined;
      const record = { useId: 'use-1', label: '查看对话', outcome: 'read', at: '2026-11-20T02:00:00Z' };
      return envelope({ records: [record], total: 1, current: 1, pageSize: 10, totalCapped: false });
    },
  });
}

describe('访问令牌', () => {
  it('shows the secret once, to be copied with the address, and revokes', async () => {
    open();
    const user = userEvent.setup();
    const make = await screen.findByRole<HTMLButtonElement>('button', { name: '生成访问令牌' });
    await waitFor(() => expect(make.disabled).toBe(false));
    await user.click(make);
    await user.click(await screen.findByRole('button', { name: /生\s?成$/ }));
    expect(await screen.findByText('请填写名称', {}, patience)).toBeTruthy();
    await user.type(screen.getByLabelText('名称'), '我的助手');
    await user.click(screen.getByRole('button', { name: /生\s?成$/ }));
    expect((await screen.findByLabelText<HTMLInputElement>('密钥', {}, patience)).value).toBe(secret);
    expect(screen.getByLabelText<HTMLInputElement>('连接地址').value).toBe(`${location.origin}/agent/mcp`);
    await user.click(screen.getByRole('button', { name: '复制密钥' }));
    expect(await navigator.clipboard.readText()).toBe(secret);
    await user.click(await screen.findByRole('button', { name: '吊销我的助手' }, patience));
    await user.click(await screen.findByRole('button', { name: '吊销令牌' }, patience));
    expect(await screen.findByText(/已吊销 ·/, {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '吊销我的助手' })).toBeNull();
  });

  it('shows what a token was used for', async () => {
    open({ start: [tokenOf()] });
    expect(await screen.findByText(/投递助手 · 查看 · .*到期 · 还没有使用过/)).toBeTruthy();
    expect(screen.queryByLabelText('密钥')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '桌面助手的调用记录' }));
    expect(await screen.findByText('查看对话', {}, patience)).toBeTruthy();
  });

  it('leads to the agents where there is none', async () => {
    open({ agents: [] });
    expect((await screen.findByRole('link', { name: '去设立' })).getAttribute('href')).toBe('/seeker/agents');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '生成访问令牌' }).disabled).toBe(true);
  });

  it('says what did not load, and asks again', async () => {
    openPart(<TokenSection side="seeker" />, { as: 'seeker', handle: () => httpError(500) });
    expect(await screen.findByText('访问令牌没有加载出来', {}, patience)).toBeTruthy();
  });

  it('writes settings that an assistant reads', () => {
    expect(JSON.parse(sampleSettings('https://a.example/agent/mcp', 'pjt_x'))).toEqual({
      mcpServers: {
        pinjian: { type: 'http', url: 'https://a.example/agent/mcp', headers: { Authorization: 'Bearer pjt_x' } },
      },
    });
  });
});
