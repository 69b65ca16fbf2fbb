import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router';
import { reloadUser } from '#features/account/api.ts';
import { useSession } from '#lib/session.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';

const CreateCompanyStep = lazy(async () => ({
  default: (await import('#features/company/components/create-company-step.tsx')).CreateCompanyStep,
}));

async function joinCompany(): Promise<void> {
  await reloadUser();
}

/** An employer without a company sees one full step in place of every page but their own (decisions §5). */
export function Component() {
  const hasCompany = useSession((state) => (state.user?.companyId ?? null) !== null);
  const { pathname } = useLocation();
  if (hasCompany || pathname.startsWith('/hire/my')) return <Outlet />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CreateCompanyStep onCreated={joinCompany} />
    </Suspense>
  );
}
