import type { Rewrite } from '@pinjian/contract/interview-try.ts';
import { AiMark } from '#ui/tag.tsx';
import styles from './rewritten.module.css';

/** A sentence of one's own towards the next step; what only they know is left to fill in. */
export function Rewritten({ rewrite }: { readonly rewrite: Rewrite }) {
  const { towards, parts } = rewrite;
  const isOwn = parts.some(({ piece }) => piece === 'own');
  return (
    <div className={styles.rewritten}>
      <p className={styles.head}>
        <span className={styles.label}>{isOwn ? '可以接着这样讲' : '可以这样开头'}</span>
        <AiMark basis="只用您说过的话和固定的句式，没有添加任何事实" />
      </p>
      <p className={styles.sentence}>
        {parts.map(({ piece, text }, at) =>
          piece === 'blank' ? (
            // A sentence is a fixed row of parts: their places are what tells them apart.
            <span key={`${at}-${piece}`} className={styles.blank}>
              {text}
              <span className="visually-hidden">（请您填）</span>
            </span>
          ) : (
            <span key={`${at}-${piece}`} className={piece === 'own' ? styles.own : undefined}>
              {text}
            </span>
          ),
        )}
      </p>
      <p className={styles.quiet}>
        {isOwn && '加粗的是您的原话，'}空处是只有您知道的内容，没有就不用填。下一级的样子：{towards}
      </p>
    </div>
  );
}
