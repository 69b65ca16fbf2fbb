import { findableConsent, resumeVisibilities, type ResumeVisibility } from '@pinjian/contract/resume-privacy.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { notify } from '#lib/notice.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { visibilityMutation, visibilityQuery } from './api.ts';
import styles from './privacy.module.css';

const words: Readonly<Record<ResumeVisibility, { readonly label: string; readonly text: string }>> = {
  open: { label: findableConsent.title, text: findableConsent.text },
  applied: { label: '仅投递的企业', text: '只有您投递过的企业能看到那份简历，其他企业找不到您。' },
};

const heading = 'settings-visibility';

/** 谁可以看到我的简历: found by companies, which is a consent of its own and is taken back here too, or by those alone that one applied to. */
export function VisibilitySection() {
  const { data: visibility, error, refetch } = useQuery(visibilityQuery);
  const change = useMutation(visibilityMutation);

  function choose(wanted: ResumeVisibility) {
    change.mutate(wanted, { onSuccess: () => notify('success', `已改为“${words[wanted].label}”`) });
  }

  return (
    <Section title="谁可以看到我的简历" headingId={heading}>
      {error !== null && visibility === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="隐私设置没有加载出来" />
      ) : visibility === undefined ? (
        <LineSkeletons count={2} />
      ) : (
        <>
          <Radio.Group
            className={styles.choices}
            aria-labelledby={heading}
            value={visibility}
            onChange={({ target }) => {
              const wanted = resumeVisibilities.find((each) => each === target.value);
              if (wanted !== undefined) choose(wanted);
            }}
          >
            {resumeVisibilities.map((each) => (
              <Radio key={each} value={each} className={styles.choice} classNames={{ icon: styles.dot }}>
                <span className={styles.label}>{words[each].label}</span>
                <span className={styles.text}>{words[each].text}</span>
              </Radio>
            ))}
          </Radio.Group>
          <p className={styles.note}>默认简历的求职状态选了“在职-暂不考虑”，或者还没有确认过的简历，企业也找不到您。</p>
        </>
      )}
    </Section>
  );
}
