import type { ResumeCard } from '@pinjian/contract/resume.ts';
import { Button, Drawer, Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '#lib/clock.ts';
import { messageTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { StatusTag } from '#ui/tag.tsx';
import styles from './apply.module.css';

interface ResumeSheetProps {
  readonly open: boolean;
  /** Of the position. */
  readonly title: string;
  /** At least one, the default one first. */
  readonly resumes: readonly ResumeCard[];
  readonly sending: boolean;
  readonly onSend: (resumeId: string) => void;
  readonly onClose: () => void;
}

/** Chooses the resume that is sent to one position. */
export function ResumeSheet({ open, title, resumes, sending, onSend, onClose }: ResumeSheetProps) {
  const now = useNow();
  const beside = useMedia(wide);
  const [chosen, setChosen] = useState<string | null>(null);
  const resumeId = chosen ?? resumes[0]?.resumeId ?? '';
  return (
    <Drawer
      title={`选择投递“${title}”的简历`}
      placement={beside ? 'right' : 'bottom'}
      size={beside ? 400 : '70%'}
      open={open}
      onClose={onClose}
      destroyOnHidden
      footer={
        <Button block type="primary" size="large" loading={sending} onClick={() => onSend(resumeId)}>
          用这份简历投递
        </Button>
      }
    >
      <Radio.Group
        className={styles.choices}
        aria-label="简历"
        value={resumeId}
        onChange={(event) => setChosen(String(event.target.value))}
      >
        {resumes.map((resume) => (
          <Radio key={resume.resumeId} value={resume.resumeId} className={styles.choice}>
            <span className={styles.choiceTitle}>
              {resume.title}
              {resume.isDefault && <StatusTag tone="accent">默认</StatusTag>}
            </span>
            <span className={styles.choiceFacts}>
              {[resume.headline, `更新于 ${messageTime(resume.updatedAt, now)}`]
                .filter((fact) => fact !== '')
                .join(' · ')}
            </span>
          </Radio>
        ))}
      </Radio.Group>
      <p className={styles.manage}>
        <Link to="/seeker/resume">管理我的简历</Link>
      </p>
    </Drawer>
  );
}
