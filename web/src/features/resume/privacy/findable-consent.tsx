import { findableConsent, type ResumeVisibility } from '@pinjian/contract/resume-privacy.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { visibilityMutation } from './api.ts';
import styles from './privacy.module.css';

interface FindableConsentProps {
  readonly headingId: string;
  /** The choice is recorded. */
  readonly onChosen: () => void;
}

/** 让企业找到我 as a question of its own: who sees what, in one piece. Whoever does not agree is not found. */
export function FindableConsent({ headingId, onChosen }: FindableConsentProps) {
  const choose = useMutation(visibilityMutation);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const answer = (visibility: ResumeVisibility) => choose.mutate(visibility, { onSuccess: onChosen });
  return (
    <div className={styles.consent}>
      <div className={styles.consentBody}>
        <h1 id={headingId} ref={heading} tabIndex={-1} className={styles.consentTitle}>
          {findableConsent.title}？
        </h1>
        <p className={styles.consentText}>{findableConsent.text}</p>
        <p className={styles.text}>不同意时，只有您投递过的企业能看到简历，其他功能都一样。</p>
      </div>
      <div className={styles.consentFoot}>
        <Button
          block
          type="primary"
          size="large"
          loading={choose.isPending && choose.variables === 'open'}
          onClick={() => answer('open')}
        >
          同意，让企业找到我
        </Button>
        <Button
          block
          size="large"
          loading={choose.isPending && choose.variables === 'applied'}
          onClick={() => answer('applied')}
        >
          跳过，暂不公开
        </Button>
      </div>
    </div>
  );
}
