import { useState } from 'react';
import { CallError } from '#lib/client.ts';
import { notify } from '#lib/notice.ts';
import { newestCode, type DemoAccount } from '../api.ts';
import styles from './demo-offer.module.css';
import { useDemoWorld } from './use-demo-world.ts';

interface DemoOfferProps {
  /** Admins sign in elsewhere than everybody else. */
  readonly admins?: boolean;
  /** Sends a sign-in code to a phone. */
  readonly sendCode: (phone: string) => Promise<unknown>;
  readonly signIn: (role: DemoAccount['kind'], phone: string, code: string) => Promise<void>;
  /** The session is stored; the page goes on from here. */
  readonly onSignedIn: () => Promise<void>;
}

/** Accounts of the demo world to sign in with by one press, on the machine that the product runs on. */
export default function DemoOffer({ admins = false, sendCode, signIn, onSignedIn }: DemoOfferProps) {
  const world = useDemoWorld();
  const [entering, setEntering] = useState<string | null>(null);

  async function enter({ phone, kind }: DemoAccount) {
    if (entering !== null) return;
    setEntering(phone);
    try {
      await signInWithCode(phone, (code) => signIn(kind, phone, code), sendCode);
      await onSignedIn();
    } catch (error) {
      notify('error', error instanceof CallError ? error.message : '登录没有成功，请稍后再试');
      setEntering(null);
    }
  }

  if (world === null || world.state === 'none') return null;
  if (world.state === 'failed') {
    return <p className={styles.note}>演示数据没有生成成功，不影响注册和使用。</p>;
  }
  if (world.state === 'making') {
    return (
      <div className={styles.note} role="status">
        演示数据正在生成 {world.done}/{world.of}
        <progress className={styles.bar} value={world.done} max={world.of} aria-label="演示数据生成进度" />
      </div>
    );
  }
  const accounts = world.accounts.filter(({ kind }) => (kind === 'admin') === admins);
  if (accounts.length === 0) return null;
  return (
    <section className={styles.offer} aria-labelledby="demo-accounts">
      <h3 id="demo-accounts" className={styles.title}>
        或用演示账号直接登录
      </h3>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <li key={account.phone}>
            <button
              type="button"
              className={styles.account}
              aria-busy={entering === account.phone}
              disabled={entering !== null}
              title={account.phone}
              onClick={() => void enter(account)}
            >
              <span className={styles.label}>{account.label}</span>
              <span className={styles.description}>{account.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Signs in with a new code, or with the last one where it is too early for a new one. */
async function signInWithCode(
  phone: string,
  enter: (code: string) => Promise<void>,
  sendCode: (phone: string) => Promise<unknown>,
): Promise<void> {
  const refusal = await sendCode(phone).then(
    () => null,
    (error: unknown) => error,
  );
  const code = await newestCode(phone);
  if (code === null) throw refusal;
  try {
    await enter(code);
  } catch (error) {
    // The last code was used up: what stands in the way is that it is too early for another.
    throw refusal ?? error;
  }
}
