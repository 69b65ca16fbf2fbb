import { Suspense, lazy } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { mayOpen } from '#app/permitted.ts';
import { reloadUser } from '#features/account/api.ts';
import { useSession } from '#lib/session.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';

const CompanyStep = lazy(async () => ({
  default: (await import('#features/company/components/company-step.tsx')).CompanyStep,
}));

/**
 * An employer without a company sees one full step in place of every page but their own; a member of one is let into
 * what their role there may open (decisions §5).
 */
export function Component() {
  const companyId = useSession((state) => state.user?.companyId ?? null);
  const permissions = useSession((state) => state.permissions);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (!mayOpen(pathname, companyId, permissions)) return <Navigate to="/no-permission" replace />;
  if (companyId !== null || pathname.startsWith('/hire/my')) return <Outlet />;

  /** Nothing can be published before the company is verified: that is what comes next. */
  async function created() {
    await reloadUser();
    await navigate('/hire/my/company-info');
  }

  /** Where they begin depends on the role they were given. */
  async function joined() {
    await reloadUser();
    await navigate('/');
  }

  return (
    <Suspense fallback={<PageSkeleton />}>
      <CompanyStep onCreated={created} onJoined={joined} />
    </Suspense>
  );
}
