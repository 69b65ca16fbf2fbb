import { useSession } from '#lib/session.ts';
import { SoonArt } from '#ui/art/soon-art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

const instead = {
  seeker: [
    { to: '/seeker/job', label: '浏览职位' },
    { to: '/seeker/resume', label: '我的简历' },
  ],
  employer: [
    { to: '/hire/positionManagement', label: '职位管理' },
    { to: '/hire/activeDelivery', label: '主动投递' },
  ],
} as const;

const title = '这里还没有开放';
const text = '这个功能正在建设中，暂时不能使用，开放后就会出现在这里。';

/** The page of a route that is not built yet: says so, and leads on. docs/not-built.md lists those routes. */
export function NotBuilt() {
  const role = useSession((state) => (state.role === 'employer' ? 'employer' : 'seeker'));
  return (
    <MessagePage art={<SoonArt />} title={title} text={text}>
      {instead[role].map(({ to, label }, index) => (
        <LinkButton key={to} to={to} primary={index === 0}>
          {label}
        </LinkButton>
      ))}
    </MessagePage>
  );
}
