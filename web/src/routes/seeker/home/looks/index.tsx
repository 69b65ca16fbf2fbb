import { LookList } from '#features/matching/recommendation/look-list.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '谁看过我' };

const base = '/seeker/home';

/** Which companies looked at one's resume, and for what. */
export function Component() {
  return (
    <Page>
      <PageHeader
        title="谁看过我"
        subtitle="每家企业每天一条；对方看不到您的姓名和联系方式，除非您已投递"
        back={{ to: base, label: '首页' }}
      />
      <LookList base={base} />
    </Page>
  );
}
