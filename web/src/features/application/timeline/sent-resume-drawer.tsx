import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { dateTime } from '#lib/format/time.ts';
import { useMedia, wide } from '#lib/media.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { CardSkeletons } from '#ui/page-skeleton.tsx';
import { ResumeView } from '../talent/resume-view.tsx';
import { sentResumeQuery } from './api.ts';
import styles from './timeline.module.css';

function Copy({ applicationId }: { readonly applicationId: string }) {
  const { data, error, refetch } = useQuery(sentResumeQuery(applicationId));
  if (data === undefined) {
    return error === null ? (
      <CardSkeletons count={2} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} title="简历没有加载出来" />
    );
  }
  const { name, phone, email } = data.resume.content.basics;
  return (
    <div className={styles.stack}>
      <p className={styles.why}>
        这是您在 {dateTime(data.sentAt)} 投递的那一份，招聘方看到的就是它；之后对简历的修改不会影响它。
      </p>
      <p className={styles.what}>{[name, phone, email].filter((part) => part !== '').join(' · ')}</p>
      <ResumeView content={data.resume.content} />
    </div>
  );
}

interface SentResumeDrawerProps {
  readonly applicationId: string;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The copy of the resume that was sent, as the company reads it. */
export function SentResumeDrawer({ applicationId, title, open, onClose }: SentResumeDrawerProps) {
  const isWide = useMedia(wide);
  return (
    <Drawer
      title={`投递的简历“${title}”`}
      placement="right"
      size={isWide ? 640 : '100%'}
      open={open}
      onClose={onClose}
      destroyOnHidden
    >
      <Copy applicationId={applicationId} />
    </Drawer>
  );
}
