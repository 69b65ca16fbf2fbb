import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { profileQuery } from './api.ts';
import { MailCard } from './mail-card.tsx';
import { PersonalForm } from './personal-form.tsx';

/**
 * The personal part of an account, for both roles: picture, name, mail. `between` stands after the name, before the
 * mail.
 */
export function PersonalSection({ between }: { readonly between?: ReactNode }) {
  const { data, error, refetch } = useQuery(profileQuery);
  const seeker = useSession((state) => state.role === 'seeker');
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} title="个人资料没有加载出来" />;
  if (data === undefined) return <CardSkeletons count={2} />;
  return (
    <>
      <PersonalForm profile={data} withGender={seeker} settingsPath={seeker ? '/seeker/my/user-settings' : null} />
      {between}
      <MailCard mail={data.mail} />
    </>
  );
}
