import { useSignedIn } from '#lib/session.ts';
import { LinkButton } from '#ui/button.tsx';

/** The way on from a page that leads nowhere: home for the signed-in, sign-in for everyone else (decisions §6). */
export function WayOn({ primary = true }: { readonly primary?: boolean }) {
  return useSignedIn() ? (
    <LinkButton to="/" primary={primary}>
      返回首页
    </LinkButton>
  ) : (
    <LinkButton to="/login" primary={primary}>
      登录
    </LinkButton>
  );
}
