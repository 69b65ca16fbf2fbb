import { codeRequired, phoneRequired } from '@pinjian/contract/account.ts';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { showField } from '#lib/first-error.ts';
import { phoneDigits, phoneError } from '#lib/format/phone.ts';
import { dismissErrors, notify } from '#lib/notice.ts';
import { sendCodeTo } from '../api.ts';
import {
  codeButtonText,
  checkCode,
  codeLength,
  failureText,
  isWrongCode,
  loginErrors,
  loginFailed,
  phoneDebounceMs,
  retryAfterOf,
} from '../model.ts';
import { LoginField } from './login-field.tsx';
import styles from './login.module.css';
import { useCountdown } from './use-countdown.ts';

interface LoginFormProps {
  /** Exchanges phone and code; the form shows what goes wrong. */
  readonly signIn: (phone: string, code: string) => Promise<void>;
  /** The session is stored; the page goes on from here. The button stays busy until this is done. */
  readonly onSignedIn: () => Promise<void>;
}

/** As a browser may fill it in: +86 138-0013-8000. Eleven digits of it stay (spec §5). */
const filledInLength = 20;

function codeDigits(pasted: string): string {
  return pasted.replace(/\D/g, '').slice(0, codeLength);
}

/** Phone and code (spec §4, §5): the same form for every role. */
export function LoginForm({ signIn, onSignedIn }: LoginFormProps) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState({ phone: null as string | null, code: null as string | null });
  const [sending, setSending] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countdown = useCountdown();

  useEffect(() => () => clearTimeout(debounce.current), []);

  // The field itself would cut what a browser fills in before blanks and +86 could be taken out of it.
  function changePhone(typed: string) {
    const value = phoneDigits(typed);
    setPhone(value);
    clearTimeout(debounce.current);
    debounce.current = setTimeout(() => setErrors((now) => ({ ...now, phone: phoneError(value) })), phoneDebounceMs);
  }

  function changeCode(value: string) {
    setCode(value);
    if (value !== '') setErrors((now) => ({ ...now, code: null }));
  }

  async function sendCode() {
    if (sending || countdown.seconds > 0) return;
    const wrong = phoneError(phone);
    if (wrong !== null) {
      notify('error', wrong);
      phoneInput.current?.focus();
      return;
    }
    setSending(true);
    try {
      countdown.start(await sendCodeTo(phone.trim()));
      notify('success', '验证码已发送，请查收短信');
      codeInput.current?.focus();
    } catch (error) {
      const wait = retryAfterOf(error);
      if (wait !== null) countdown.start(wait);
      notify('error', failureText(error, '验证码发送失败，请稍后再试'));
    } finally {
      setSending(false);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting) return;
    clearTimeout(debounce.current);
    const found = loginErrors(phone, code);
    setErrors(found);
    const first = found.phone !== null ? phoneInput.current : found.code !== null ? codeInput.current : null;
    if (first !== null) {
      showField(first);
      return;
    }
    setSubmitting(true);
    dismissErrors();
    try {
      await signIn(phone.trim(), code.trim());
      await onSignedIn();
      // The button stays busy: the next page is about to take this one's place.
    } catch (error) {
      notify('error', failureText(error, loginFailed));
      if (isWrongCode(error)) setErrors((now) => ({ ...now, code: checkCode }));
      setSubmitting(false);
    }
  }

  const dimmed = phone === '' || countdown.seconds > 0 || sending;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <LoginField
        id="phone"
        label="手机号"
        placeholder={phoneRequired}
        value={phone}
        error={errors.phone}
        maxLength={filledInLength}
        autoComplete="tel-national"
        inputRef={phoneInput}
        clean={phoneDigits}
        onChange={changePhone}
        before={
          <span className={styles.prefix} aria-hidden="true">
            +86
          </span>
        }
      />
      <LoginField
        id="code"
        label="验证码"
        placeholder={codeRequired}
        value={code}
        error={errors.code}
        maxLength={codeLength}
        autoComplete="one-time-code"
        inputRef={codeInput}
        clean={codeDigits}
        onChange={changeCode}
        after={
          <button
            type="button"
            className={dimmed ? `${styles.send} ${styles.dimmed}` : styles.send}
            aria-disabled={dimmed}
            onClick={() => void sendCode()}
          >
            {codeButtonText(countdown.seconds)}
          </button>
        }
      />
      <button type="submit" className={styles.submit} disabled={submitting} aria-busy={submitting}>
        {submitting && <span className={styles.spinner} aria-hidden="true" />}
        {submitting ? '登录中…' : '登录'}
      </button>
    </form>
  );
}
