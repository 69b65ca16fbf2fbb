import { consents, consentsFor } from '@pinjian/contract/interview.ts';
import { callProduct, type SignedIn } from './sign-in.ts';

/** A skill interview of somebody's own, consented to and ready to be entered; answers its id. */
export async function preparedSkillInterview(
  url: string,
  seeker: SignedIn,
  subject: { readonly skill: string; readonly level: 'easy' | 'medium' | 'hard' },
): Promise<string> {
  const authorization = `Bearer ${seeker.accessToken}`;
  const { interviewId } = await callProduct<{ readonly interviewId: string }>(url, '/interview/startSkillInterview', {
    authorization,
    body: subject,
  });
  const items = consentsFor('skill').map((item) => ({ item, version: consents[item].version, granted: true }));
  const body = { interviewId, consents: items, devices: { online: 1, screen: '1440x900' } };
  await callProduct(url, '/interview/prepare', { authorization, body });
  return interviewId;
}
