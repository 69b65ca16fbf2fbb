import { useNavigate } from 'react-router';
import { endSession } from '#features/account/api.ts';
import { beginSignOut } from '#app/signing-out.ts';

/** 退出登录 of spec §2: goes to /login (admins to theirs), then clears the session. */
export function useSignOut(login = '/login'): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const done = beginSignOut();
    try {
      await navigate(login);
    } finally {
      endSession();
      done();
    }
  };
}
