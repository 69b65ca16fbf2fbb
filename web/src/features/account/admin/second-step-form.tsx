import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';
import { notify } from '#lib/notice.ts';
import styles from '../components/login.module.css';
import { codeLength, failureText, loginFailed } from '../model.ts';
import { confirmSecondStep, isSecondStepOver } from './api.ts';
import own from './second-step.module.css';

interface SecondStepFormProps {
  readonly mfaToken: string;
  /** The session is stored; the page goes on from here. */
  readonly onSignedIn: () => Promise<void>;
  /** Back to the first step. */
  readonly onBack: () => void;
}

const totpDigits = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, codeLength);
const recoveryLength = 20;

/** 动态验证码: six digits, sent off with the last one; or a recovery code in their place. */
export function SecondStepForm({ mfaToken, onSignedIn, onBack }: SecondStepFormProps) {
  const [code, setCode] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => input.current?.focus(), []);

  async function confirm(typed: string) {
    if (submitting) return;
    if (typed.trim() === '') {
      setError(recovering ? '请输入恢复码' : '请输入动态验证码');
      input.current?.focus();
      return;
    }
    setSubmitting(true);
    setError(null);
    try {
      await confirmSecondStep(mfaToken, typed.trim());
      await onSignedIn();
      // The button stays busy: the next page is about to take this one's place.
    } catch (failure) {
      const text = failureText(failure, loginFailed);
      setSubmitting(false);
      if (isSecondStepOver(failure)) {
        notify('error', text);
        onBack();
        return;
      }
      setError(text);
      setCode('');
      input.current?.focus();
    }
  }

  function change(typed: string) {
    const next = recovering ? typed.slice(0, recoveryLength) : totpDigits(typed);
    setCode(next);
    if (next !== '') setError(null);
    if (!recovering && next.length === codeLength && next !== code) void confirm(next);
  }

  // The browser cuts what is pasted to maxLength before anyone can take blanks out of it.
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    change(event.clipboardData.getData('text').trim());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(code);
  }

  function switchCode() {
    setRecovering(!recovering);
    setCode('');
    setError(null);
    input.current?.focus();
  }

  const label = recovering ? '恢复码' : '动态验证码';
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={own.hint} id="totp-hint">
        {recovering ? '输入一个还没有用过的恢复码，每个只能使用一次。' : '打开验证器应用，输入其中显示的 6 位数字。'}
      </p>
      <div className={styles.field}>
        <label className="visually-hidden" htmlFor="totp">
          {label}
        </label>
        <div className={error === null ? styles.box : `${styles.box} ${styles.wrong}`}>
          <input
            ref={input}
            id="totp"
            className={`${styles.input} ${own.code}`}
            type="text"
            inputMode={recovering ? 'text' : 'numeric'}
            autoComplete={recovering ? 'off' : 'one-time-code'}
            autoCapitalize={recovering ? 'characters' : 'off'}
            spellCheck={false}
            placeholder={label}
            maxLength={recovering ? recoveryLength : codeLength}
            value={code}
            aria-required="true"
            aria-invalid={error !== null}
            aria-describedby="totp-hint totp-error"
            onPaste={paste}
            onChange={(event) => change(event.target.value)}
          />
        </div>
        <p id="totp-error" className={own.error} aria-live="polite">
          {error}
        </p>
      </div>
      <button type="submit" className={styles.submit} disabled={submitting} aria-busy={submitting}>
        {submitting && <span className={styles.spinner} aria-hidden="true" />}
        {submitting ? '登录中…' : '登录'}
      </button>
      <div className={own.ways}>
        <button type="button" className={own.way} onClick={onBack}>
          返回上一步
        </button>
        <button type="button" className={own.way} onClick={switchCode}>
          {recovering ? '使用动态验证码' : '使用恢复码'}
        </button>
      </div>
    </form>
  );
}
