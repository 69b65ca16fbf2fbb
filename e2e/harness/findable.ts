import { findableConsent } from '@pinjian/contract/resume-privacy.ts';
import { seekerWithResume } from './hiring.ts';
import { callProduct, type SignedIn } from './sign-in.ts';

const bearer = ({ accessToken }: SignedIn) => ({ authorization: `Bearer ${accessToken}` });

/** A seeker with a resume who works anywhere and agreed to be found. */
export async function findableSeeker(url: string, phone: string): Promise<SignedIn> {
  const seeker = await seekerWithResume(url, phone);
  const wishes = '/job/recommendation/wishes';
  const { version } = await callProduct<{ readonly version: number }>(url, wishes, bearer(seeker));
  const wish = {
    positionCode: '100201',
    position: '前端开发',
    cityCodes: [],
    anyCity: true,
    remote: false,
    salaryMin: null,
  };
  await callProduct(url, wishes, { ...bearer(seeker), body: { version, content: { wishes: [wish] } } });
  const body = { visibility: 'open', consentVersion: findableConsent.version };
  await callProduct(url, '/api/account/setting/resume-visibility', { ...bearer(seeker), body });
  return seeker;
}
