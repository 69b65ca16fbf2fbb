import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import { wishQuestions } from '@pinjian/contract/matching-wish.ts';
import type { Page } from 'playwright-core';
import { callProduct, type SignedIn } from './sign-in.ts';

/** Somebody who wants to see positions first: skips whatever is asked at their first visit, on the screen. */
export async function skipFirstQuestions(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const title of ['想做什么职位？', '在哪座城市工作？', '期望薪资是多少？']) {
    await dialog.getByRole('heading', { name: title }).waitFor();
    await dialog.getByRole('button', { name: '跳过', exact: true }).click();
  }
  await dialog.getByRole('heading', { name: '让企业找到我？' }).waitFor();
  await dialog.getByRole('button', { name: '跳过，暂不公开' }).click();
  await dialog.waitFor({ state: 'detached' });
}

interface Versioned {
  readonly version: number;
}

/** The same by the product's own calls, for who is signed in by them; answers who they are. */
export async function skippedQuestions(url: string, seeker: SignedIn): Promise<SignedIn> {
  const authorization = `Bearer ${seeker.accessToken}`;
  const wishes = '/job/recommendation/wishes';
  let { version } = await callProduct<Versioned>(url, wishes, { authorization });
  for (const name of wishQuestions) {
    const body = { version, question: { name, skipped: true } };
    ({ version } = await callProduct<Versioned>(url, wishes, { authorization, body }));
  }
  const body = { visibility: 'applied', consentVersion: findableConsent.version };
  await callProduct(url, '/api/account/setting/resume-visibility', { authorization, body });
  return seeker;
}
