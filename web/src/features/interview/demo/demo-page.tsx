import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { config } from '#lib/config.ts';
import { PlainButton } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';
import { DemoFeedback } from './demo-feedback.tsx';
import styles from './demo.module.css';
import { DemoStart } from './demo-start.tsx';
import { DemoTalk } from './demo-talk.tsx';
import { useDemo, type DemoRoom } from './use-demo.ts';

/** Two questions of an AI interview for whoever comes by: choose, answer, read what was shown. Without antd. `way` leads on from here. */
export function DemoPage({ way }: { readonly way: ReactNode }) {
  const demo = useDemo();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Link to="/" className={styles.brand}>
          <Logo size={28} />
          {config.brand}
        </Link>
        {way}
      </header>
      <Step demo={demo} />
    </article>
  );
}

function Step({ demo }: { readonly demo: DemoRoom }) {
  const { step } = demo;
  if (step.name === 'loading')
    return (
      <p className={styles.wait} role="status">
        正在找回刚才的体验…
      </p>
    );
  if (step.name === 'unreachable')
    return (
      <section className={styles.wait} role="alert">
        <p>{demo.problem ?? '暂时没有连上'}</p>
        <div className={styles.actions}>
          <PlainButton primary onClick={() => void demo.reload()}>
            再试一次
          </PlainButton>
          <PlainButton onClick={demo.leave}>重新开始</PlainButton>
        </div>
      </section>
    );
  if (step.name === 'choosing') return <DemoStart busy={demo.busy} problem={demo.problem} onStart={demo.begin} />;
  return step.interview.feedback === null ? (
    <DemoTalk interview={step.interview} busy={demo.busy} problem={demo.problem} onSay={demo.say} />
  ) : (
    <DemoFeedback questions={step.interview.feedback} onAgain={demo.leave} />
  );
}
