import { useSearchParams } from 'react-router';
import { PersonalSection } from '#features/account/profile/personal-section.tsx';
import { RealNameCard } from '#features/account/real-name/real-name-card.tsx';
import { Page, PageHeader } from '#ui/page.tsx';

export const handle = { title: '个人信息' };

/** The seeker's personal profile: picture and name, real name, mail. */
export function Component() {
  const [query] = useSearchParams();
  const begun = query.get('certifyId') ?? undefined;
  return (
    <Page>
      <PageHeader title="个人信息" subtitle="账号的头像、实名和联系方式；求职经历在简历里填写" />
      <PersonalSection between={<RealNameCard {...(begun && { begun })} />} />
    </Page>
  );
}
