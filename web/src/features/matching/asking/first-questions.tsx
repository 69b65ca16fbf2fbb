import type { FirstQuestion, WishesView } from '@pinjian/contract/matching-wish.ts';
import { Drawer } from 'antd';
import { useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { edited } from '../wish/model.ts';
import styles from './asking.module.css';
import { WishQuestionScreen } from './wish-question.tsx';

interface FindableProps {
  readonly headingId: string;
  /** The choice is made and recorded. */
  readonly onChosen: () => void;
}

interface FirstQuestionsProps {
  readonly wishes: WishesView;
  /** The consent to be found, which belongs to the resume. */
  readonly Findable: ComponentType<FindableProps>;
  readonly onDone: () => void;
}

const heading = 'first-question';

/** Which step the address stands at: a step back is a step back in the browser too. */
function stepOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('question' in state)) return 0;
  return typeof state.question === 'number' ? state.question : 0;
}

/**
 * What is asked at a first visit, one screen each, every one of them may be skipped. What was open when it began is asked
 * to its end, so that going back finds what was answered.
 */
export function FirstQuestions({ wishes, Findable, onDone }: FirstQuestionsProps) {
  const [asked] = useState<readonly FirstQuestion[]>(wishes.toAsk);
  const [wish, setWish] = useState(() => edited(wishes)[0]);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const step = Math.min(stepOf(state), asked.length - 1);
  const question = asked[step];
  if (question === undefined || wish === undefined) return null;

  function goOn() {
    if (step + 1 < asked.length) {
      void navigate({ pathname, search }, { state: { question: step + 1 }, preventScrollReset: true });
      return;
    }
    onDone();
    if (step > 0) void navigate(-step);
  }

  return (
    <Drawer
      open
      placement="bottom"
      size="100%"
      closable={false}
      keyboard={false}
      aria-labelledby={heading}
      title={null}
    >
      <div className={styles.screen}>
        <div className={styles.top}>
          {step > 0 ? (
            <button type="button" className={styles.back} onClick={() => void navigate(-1)}>
              上一步
            </button>
          ) : (
            <span />
          )}
          {asked.length > 1 && (
            <span className={styles.count} role="status">
              {step + 1} / {asked.length}
            </span>
          )}
        </div>
        {question === 'findable' ? (
          <Findable headingId={heading} onChosen={goOn} />
        ) : (
          <WishQuestionScreen
            key={question}
            question={question}
            headingId={heading}
            wishes={wishes}
            wish={wish}
            onWish={setWish}
            onPassed={goOn}
          />
        )}
      </div>
    </Drawer>
  );
}
