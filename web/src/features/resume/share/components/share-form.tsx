import {
  isWeakSharePassword,
  sharePasswordLength,
  weakSharePassword,
  type ResumeShare,
} from '@pinjian/contract/resume-share.ts';
import { Button, Input, Switch } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { dayChoices, draftOf, newPassword, type ShareDraft } from '../model.ts';
import styles from './share.module.css';

interface ShareFormProps {
  /** What it is now; null for a new one. */
  readonly share: ResumeShare | null;
  readonly isPending: boolean;
  readonly onSubmit: (draft: ShareDraft) => void;
  /** Absent for a new one. */
  readonly onCancel?: () => void;
}

/** What a link shows, to whom and until when. */
export function ShareForm({ share, isPending, onSubmit, onCancel }: ShareFormProps) {
  const [draft, setDraft] = useState(() => draftOf(share));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (part: Partial<ShareDraft>) => {
    setProblem(null);
    setDraft({ ...draft, ...part });
  };
  const keepsPassword = share?.hasPassword === true;

  function submit() {
    const { asksPassword, password } = draft;
    const isKept = password === '' && keepsPassword;
    if (asksPassword && !isKept && password.length < sharePasswordLength.min)
      return setProblem(`密码至少 ${sharePasswordLength.min} 位`);
    if (asksPassword && /[^!-~]/.test(password)) return setProblem('密码只能用字母、数字和半角符号');
    if (asksPassword && !isKept && isWeakSharePassword(password)) return setProblem(weakSharePassword);
    return onSubmit(draft);
  }

  return (
    <div className={styles.form}>
      <DayChoice value={draft.days} onChange={(days) => change({ days })} />
      <SwitchRow
        label="需要密码"
        hint="密码请另外告诉对方"
        checked={draft.asksPassword}
        onChange={(asksPassword) =>
          change({ asksPassword, password: asksPassword && !keepsPassword ? newPassword() : '' })
        }
      />
      {draft.asksPassword && (
        <PasswordField
          value={draft.password}
          isKept={keepsPassword}
          problem={problem}
          onChange={(password) => change({ password })}
        />
      )}
      <SwitchRow
        label="显示联系方式"
        hint="不显示时，文字里的电话、邮箱、微信、网址会尽量隐藏，请打开链接自行检查"
        checked={draft.withContact}
        onChange={(withContact) => change({ withContact })}
      />
      <SwitchRow
        label="允许下载 PDF"
        hint="下载走的文件，停用链接后也收不回来"
        checked={draft.download}
        onChange={(download) => change({ download })}
      />
      <div className={styles.actions}>
        <Button type="primary" loading={isPending} onClick={submit}>
          {share === null ? '创建链接' : '保存设置'}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>取消</Button>}
      </div>
    </div>
  );
}

interface DayChoiceProps {
  readonly value: ResumeShare['days'];
  readonly onChange: (days: ResumeShare['days']) => void;
}

function DayChoice({ value, onChange }: DayChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>有效期</legend>
      <div className={styles.options}>
        {dayChoices.map((each) => (
          <label key={each.label} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly hint: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SwitchRow({ label, hint, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <label className={styles.words} htmlFor={id}>
        <span className={styles.label}>{label}</span>
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </label>
      <Switch id={id} aria-label={label} aria-describedby={`${id}-hint`} checked={checked} onChange={onChange} />
    </div>
  );
}

interface PasswordFieldProps {
  readonly value: string;
  /** There is one, which stays unless another is written. */
  readonly isKept: boolean;
  readonly problem: string | null;
  readonly onChange: (password: string) => void;
}

function PasswordField({ value, isKept, problem, onChange }: PasswordFieldProps) {
  const id = useId();
  return (
    <div className={styles.password}>
      <label htmlFor={id} className={styles.label}>
        密码
      </label>
      <div className={styles.passwordLine}>
        <Input
          id={id}
          value={value}
          maxLength={sharePasswordLength.max}
          autoComplete="off"
          placeholder={isKept ? '不改就留空' : ''}
          status={problem === null ? '' : 'error'}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onChange(event.target.value.trim())}
        />
        <Button onClick={() => onChange(newPassword())}>换一个</Button>
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
