import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { LineSkeletons } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { saveWishesMutation, wishesQuery } from '../wish/api.ts';
import { wishText } from '../wish/model.ts';
import styles from '../wish/wish.module.css';

const WishEditor = lazy(async () => ({ default: (await import('../wish/wish-editor.tsx')).WishEditor }));

const order = 'settings-personal-order';

/** 求职意向 in the settings: what one looks for, and whether lists are ordered for one. */
export function WishSection() {
  const { data: wishes, error, refetch } = useQuery(wishesQuery);
  const save = useMutation(saveWishesMutation);
  const [editing, setEditing] = useState<boolean | null>(null);
  return (
    <Section title="求职意向" text="推荐职位时以它为准，也可以在“工作”页的顶部修改。">
      {error !== null && wishes === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} title="求职意向没有加载出来" />
      ) : wishes === undefined ? (
        <LineSkeletons count={3} />
      ) : (
        <div className={styles.settings}>
          <div className={styles.row}>
            {wishes.content.wishes.length === 0 ? (
              <p className={styles.none}>还没有填写</p>
            ) : (
              <ul className={styles.list}>
                {wishes.content.wishes.map((wish) => (
                  <li key={JSON.stringify(wish)}>{wishText(wish, wishes.cities)}</li>
                ))}
              </ul>
            )}
            <Button onClick={() => setEditing(true)}>{wishes.content.wishes.length === 0 ? '填写' : '修改'}</Button>
          </div>
          <div className={styles.row}>
            <div>
              <p id={order} className={styles.name}>
                个性化推荐
              </p>
              <p className={styles.text}>
                打开时，职位可以按您的求职意向和简历排序并推荐给您；关闭后，各处只按最新发布排列，也不会向您推荐职位。
              </p>
            </div>
            <Switch
              aria-labelledby={order}
              checked={save.isPending ? (save.variables.personalOrder ?? wishes.personalOrder) : wishes.personalOrder}
              onChange={(personalOrder) => save.mutate({ version: wishes.version, personalOrder })}
            />
          </div>
          {editing !== null && (
            <Suspense fallback={null}>
              <WishEditor wishes={wishes} open={editing} onClose={() => setEditing(false)} />
            </Suspense>
          )}
        </div>
      )}
    </Section>
  );
}
