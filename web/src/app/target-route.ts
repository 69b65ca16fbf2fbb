import { readTarget } from '@pinjian/contract/message-target.ts';
import { redirect } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { ensureUser } from '#features/account/api.ts';
import { pathOfTarget } from '#features/message/target/model.ts';
import { loginPath } from '#lib/next-path.ts';
import { currentPair, roleOfClient, useSession } from '#lib/session.ts';
import { mayOpen } from './permitted.ts';

/** /message?kind=…: leads whoever is signed in on to what a message in a mail is about. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const target = readTarget(Object.fromEntries(searchParams));
  if (target === null) return redirect('/404');
  if (currentPair() === null) return redirect(loginPath(pathname + search));
  const { clientId, companyId } = await ensureUser();
  const role = roleOfClient[clientId];
  const path = role === 'admin' ? null : pathOfTarget(target, role);
  if (path === null || !mayOpen(path, companyId, useSession.getState().permissions)) return redirect('/no-permission');
  return redirect(path);
}
