import { documentLabels } from '@pinjian/contract/account-real-name.ts';
import { dateTime } from '#lib/format/time.ts';
import { PlainButton } from '#ui/button.tsx';
import { PersonIcon } from '#ui/icons.tsx';
import { StatusTag } from '#ui/tag.tsx';
import { decideRealName, type SandboxRealName } from '../api.ts';
import { ReasonField } from './reason-field.tsx';
import styles from './sandbox.module.css';
import { useDecision } from './use-decision.ts';

interface RealNameItemProps {
  readonly realName: SandboxRealName;
  readonly onDecided: () => void;
}

/** One real name that waits: a document with its picture, or a face that nobody sees here. */
export function RealNameItem({ realName, onDecided }: RealNameItemProps) {
  const { checkId, documentUrl, documentType, name, number, startedAt } = realName;
  const { reason, setReason, decide } = useDecision<'passed' | 'failed'>(
    (outcome, why) => decideRealName(checkId, outcome, why),
    onDecided,
  );
  return (
    <li className={styles.licence}>
      {documentUrl === null ? (
        <span className={`${styles.picture} ${styles.face}`}>
          <PersonIcon size={56} />
        </span>
      ) : (
        <a href={documentUrl} target="_blank" rel="noreferrer">
          <img className={styles.picture} src={documentUrl} alt={`${name}的证件照片`} />
        </a>
      )}
      <div className={styles.facts}>
        <strong>{name}</strong>
        <span>
          {documentLabels[documentType]} {number}
        </span>
        <span className={styles.muted}>发起于 {dateTime(startedAt)}</span>
        <StatusTag tone="accent">{documentUrl === null ? '人脸核验' : '证件照片'}</StatusTag>
        <ReasonField value={reason} onChange={setReason} />
        <div className={styles.buttons}>
          <PlainButton primary onClick={() => void decide('passed')}>
            通过
          </PlainButton>
          <PlainButton onClick={() => void decide('failed')}>未通过</PlainButton>
        </div>
      </div>
    </li>
  );
}
