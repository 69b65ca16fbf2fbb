import type { ResumeCard } from '@pinjian/contract/resume.ts';
import { useLocation } from 'react-router';
import { LinkButton } from '#ui/button.tsx';
import { applyingAt } from './applying.ts';
import styles from './apply.module.css';

/** In place of the button where there is nothing to send yet: says so, and leads to where it is made. */
export function NoResume({ unfinished }: { readonly unfinished: ResumeCard | null }) {
  const { pathname } = useLocation();
  const back = new URLSearchParams({ next: applyingAt(pathname) });
  return (
    <div className={styles.none}>
      <p>
        <strong>投递前需要一份简历</strong>
      </p>
      <p className={styles.which}>
        {unfinished === null
          ? '上传 PDF 或 Word 文件就能生成，核对无误后会带您回到这里投递。'
          : `“${unfinished.title}”还没有核对完，确认后就能投递。`}
      </p>
      {unfinished === null ? (
        <LinkButton to={`/seeker/resume?${back}`} primary>
          去准备简历
        </LinkButton>
      ) : (
        <LinkButton to={`/seeker/resume/first-edit/${unfinished.resumeId}?${back}`} primary>
          继续核对简历
        </LinkButton>
      )}
    </div>
  );
}
