import { differenceWayLabels, type Difference, type DifferenceWay } from '@pinjian/contract/console-reconciliation.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notify } from '#lib/notice.ts';
import money from '../money/money.module.css';
import { ChoicePanel } from '../queue/choice-panel.tsx';
import { resolveMutation } from './api.ts';
import { wayTemplates, wayTexts } from './words.ts';

/** The ways out of a difference, the usual one first, each with its reason. */
export function DifferenceWays({
  difference,
  onDone,
}: {
  readonly difference: Difference;
  readonly onDone: () => void;
}) {
  const { differenceId, orderId, ways } = difference;
  const from = new URLSearchParams({ difference: differenceId, ...(orderId === null ? {} : { order: orderId }) });
  const resolve = useMutation(resolveMutation);
  return (
    <ChoicePanel<DifferenceWay>
      choices={ways.map((way, index) => ({
        key: way,
        label: differenceWayLabels[way],
        primary: index === 0,
        reader: null,
        templates: wayTemplates[way],
        more: (
          <p className={money.hint}>
            {wayTexts[way]}
            {way === 'adjust' && <Link to={`/console/adjustments/new?${from.toString()}`}>去提交调账</Link>}
          </p>
        ),
      }))}
      busy={resolve.isPending}
      onDecide={(way, reason) =>
        resolve.mutate(
          { differenceId, way, reason },
          {
            onSuccess({ resolved }) {
              notify(
                resolved === null ? 'info' : 'success',
                resolved === null ? '渠道还没有明确的答复，差异保留在这里' : '差异已处理',
              );
              if (resolved !== null) onDone();
            },
          },
        )
      }
    />
  );
}
