import type { WishesView, WishQuestion } from '@pinjian/contract/matching-wish.ts';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { saveWishesMutation } from '../wish/api.ts';
import { wishOf, type EditedWish } from '../wish/model.ts';
import { PayChoice } from '../wish/pay-choice.tsx';
import { PlaceChoice } from '../wish/place-choice.tsx';
import { PositionChoice } from '../wish/position-choice.tsx';
import styles from './asking.module.css';
import { isAnswered, questionWords, withFirst } from './model.ts';

interface WishQuestionScreenProps {
  readonly question: WishQuestion;
  readonly headingId: string;
  readonly wishes: WishesView;
  readonly wish: EditedWish;
  readonly onWish: (wish: EditedWish) => void;
  /** It is answered or skipped, and the server knows. */
  readonly onPassed: () => void;
}

/** One question about the first wish: answered, or skipped for good. */
export function WishQuestionScreen({ question, headingId, wishes, wish, onWish, onPassed }: WishQuestionScreenProps) {
  const save = useMutation(saveWishesMutation);
  const { title, text } = questionWords[question];
  const heading = useRef<HTMLHeadingElement>(null);
  // Who reads by ear hears the new question.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function pass(skipped: boolean) {
    const content = skipped ? {} : { wishes: withFirst(wishes.content.wishes, wishOf(wish)) };
    save.mutate({ version: wishes.version, content, question: { name: question, skipped } }, { onSuccess: onPassed });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered(question, wish)) pass(false);
      }}
    >
      <div>
        <h1 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.body}>
        {question === 'position' && (
          <PositionChoice isAlone value={wish} onChange={(position) => onWish({ ...wish, ...position })} />
        )}
        {question === 'city' && (
          <PlaceChoice isAlone value={wish} onChange={(place) => onWish({ ...wish, ...place })} />
        )}
        {question === 'salary' && (
          <PayChoice isAlone value={wish.salaryMin} onChange={(salaryMin) => onWish({ ...wish, salaryMin })} />
        )}
      </div>
      <div className={styles.foot}>
        <Button
          block
          type="primary"
          size="large"
          htmlType="submit"
          disabled={!isAnswered(question, wish)}
          loading={save.isPending}
        >
          下一步
        </Button>
        <button type="button" className={styles.quiet} onClick={() => pass(true)} disabled={save.isPending}>
          跳过
        </button>
      </div>
    </form>
  );
}
