import { SandboxBoard } from '#features/sandbox/components/sandbox-board.tsx';
import { PublicPage } from '#ui/public-page.tsx';

export const handle = { title: '沙箱' };

/** Codes, licences and whatever else the embedded defaults hold back; the server shows it on this machine only. */
export function Component() {
  return (
    <PublicPage>
      <SandboxBoard />
    </PublicPage>
  );
}
