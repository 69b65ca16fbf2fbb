import { Suspense, lazy } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { reloadUser } from '#features/account/api.ts';
import { useSession } from '#lib/session.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';

const CreateCompanyStep = lazy(async () => ({
  default: (await import('#features/company/components/create-company-step.tsx')).CreateCompanyStep,
}));

/** An employer without a company sees one full step in place of every page but their own (decisions §5). */
export function Component() {
  const hasCompany = useSession((state) => (state.user?.companyId ?? null) !== null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (hasCompany || pathname.startsWith('/hire/my')) return <Outlet />;

  /** Nothing can be published before the company is verified: that is what comes next. */
  async function joinCompany() {
    await reloadUser();
    await navigate('/hire/my/company-info');
  }

  return (
    <Suspense fallback={<PageSkeleton />}>
      <CreateCompanyStep onCreated={joinCompany} />
    </Suspense>
  );
}
