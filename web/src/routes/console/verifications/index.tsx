import { VerificationRoom } from '#features/console/verification/verification-room.tsx';
import { Page } from '#ui/page.tsx';

export const handle = { title: '企业认证' };

/** Submissions of companies that a person has to decide. */
export function Component() {
  return (
    <Page>
      <VerificationRoom />
    </Page>
  );
}
