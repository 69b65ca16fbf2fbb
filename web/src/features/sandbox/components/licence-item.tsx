import { dateTime } from '#lib/format/time.ts';
import { PlainButton } from '#ui/button.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { decideLicence, type SandboxLicence } from '../api.ts';
import { ReasonField } from './reason-field.tsx';
import styles from './sandbox.module.css';
import { useDecision } from './use-decision.ts';

interface LicenceItemProps {
  readonly licence: SandboxLicence;
  readonly onDecided: () => void;
}

/** One licence that waits: its picture, what was typed, and the three answers a real check could give. */
export function LicenceItem({ licence, onDecided }: LicenceItemProps) {
  const { reason, setReason, decide } = useDecision<'passed' | 'failed' | 'unsure'>(
    (outcome, why) => decideLicence(licence.verificationId, outcome, why),
    onDecided,
  );
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
        <ReasonField value={reason} onChange={setReason} />
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
