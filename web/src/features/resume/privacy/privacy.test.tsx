import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findableConsent, type OwnEmployer } from '@pinjian/contract/resume-privacy.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { envelope, httpError } from '#web/testing/fake-server.ts';
import { closeApp } from '#web/testing/open-app.tsx';
import { openPart } from '#web/testing/open-part.tsx';
import { OwnEmployers } from './own-employers.tsx';
import { VisibilitySection } from './visibility-section.tsx';

afterEach(closeApp);

/** A server that keeps the choice, or refuses to. */
function openVisibility(refuses = false) {
  let visibility = 'open';
  return openPart(<VisibilitySection />, {
    as: 'seeker',
    handle: ({ method, body }) => {
      if (method === 'POST' && refuses) return httpError(500);
      if (method === 'POST') ({ visibility } = body as { visibility: string });
      return envelope({ visibility, chosenAt: '2026-11-20T02:00:00.000Z' });
    },
  });
}

const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('谁可以看到我的简历', () => {
  it('is chosen, kept and said; what it does today stands beside it', async () => {
    const { seen } = openVisibility();
    expect((await choice(/^让企业找到我/)).checked).toBe(true);
    await userEvent.click(await choice(/^仅投递的企业/));
    expect(await screen.findByText('已改为“仅投递的企业”')).toBeTruthy();
    expect((await choice(/^仅投递的企业/)).checked).toBe(true);
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      visibility: 'applied',
      consentVersion: findableConsent.version,
    });
    expect(screen.getByText(/在职-暂不考虑/)).toBeTruthy();
  });

  it('goes back where the server refuses', async () => {
    openVisibility(true);
    await userEvent.click(await choice(/^仅投递的企业/));
    expect(await screen.findByText('服务器内部错误，请稍后再试')).toBeTruthy();
    await waitFor(async () => expect((await choice(/^让企业找到我/)).checked).toBe(true));
  });
});

describe('简历里的公司', () => {
  const employer = (companyId: string, current: boolean): OwnEmployer => ({
    companyId,
    name: `${companyId}有限公司`,
    shortName: null,
    current,
  });

  it('are offered, the present one by that name, without those that are blocked', async () => {
    const onBlock = vi.fn();
    const records = [employer('甲', true), employer('乙', false), employer('丙', false)];
    openPart(<OwnEmployers onBlock={onBlock} covered={new Set(['乙'])} />, {
      as: 'seeker',
      handle: () => envelope({ records }),
    });
    const buttons = await screen.findAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['屏蔽现在的公司「甲有限公司」', '屏蔽「丙有限公司」']);
    await userEvent.click(screen.getByRole('button', { name: /甲有限公司/ }));
    expect(onBlock.mock.calls).toEqual([[records[0]]]);
  });
});
