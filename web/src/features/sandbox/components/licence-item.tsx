import { useState } from 'react';
import { notify } from '#lib/notice.ts';
import { dateTime } from '#lib/format/time.ts';
import { PlainButton } from '#ui/button.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { decideLicence, type SandboxLicence } from '../api.ts';
import styles from './sandbox.module.css';

interface LicenceItemProps {
  readonly licence: SandboxLicence;
  readonly onDecided: () => void;
}

/** One licence that waits: its picture, what was typed, and the three answers a real check could give. */
export function LicenceItem({ licence, onDecided }: LicenceItemProps) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  async function decide(outcome: 'passed' | 'failed' | 'unsure') {
    if (busy) return;
    if (outcome === 'failed' && reason.trim() === '') return notify('error', '请填写未通过的原因');
    setBusy(true);
    const [result] = await Promise.allSettled([
      decideLicence(licence.verificationId, outcome, outcome === 'failed' ? reason.trim() : undefined),
    ]);
    setBusy(false);
    // Of a failure the client has told the person; the list shows what holds now either way.
    if (result.status === 'fulfilled') notify('success', '已记录核验结果');
    onDecided();
  }

  const reasonId = `reason-${licence.verificationId}`;
  return (
    <li className={styles.licence}>
      <a href={licence.licenceUrl} target="_blank" rel="noreferrer">
        <img className={styles.picture} src={licence.licenceUrl} alt={`${licence.companyName}的营业执照`} />
      </a>
      <div className={styles.facts}>
        <strong>{licence.companyName}</strong>
        <span>统一社会信用代码 {licence.creditCode}</span>
        <span className={styles.muted}>提交于 {dateTime(licence.submittedAt)}</span>
        {licence.unsure && <StatusTag tone="warning">自动核验无法判断</StatusTag>}
        <label className={styles.muted} htmlFor={reasonId}>
          未通过的原因（只在选择“未通过”时需要）
        </label>
        <input
          id={reasonId}
          className={styles.reason}
          value={reason}
          maxLength={200}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.buttons}>
          <PlainButton primary onClick={() => void decide('passed')}>
            通过
          </PlainButton>
          <PlainButton onClick={() => void decide('failed')}>未通过</PlainButton>
          {!licence.unsure && <PlainButton onClick={() => void decide('unsure')}>无法判断</PlainButton>}
        </div>
      </div>
    </li>
  );
}
