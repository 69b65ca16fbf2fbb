import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { collectMutation } from '../api.ts';

interface CollectButtonProps {
  readonly positionId: string;
  readonly title: string;
  readonly collected: boolean;
  /** With its word beside the star. */
  readonly labelled?: boolean;
}

/** Keeps a position, or lets it go; shows the new state at once and falls back where the server refuses. */
export function CollectButton({ positionId, title, collected, labelled = false }: CollectButtonProps) {
  const change = useMutation(collectMutation);
  const shown = change.isPending ? change.variables.collected : collected;
  const word = shown ? '已收藏' : '收藏';
  return (
    <Button
      type={labelled ? 'default' : 'text'}
      size={labelled ? 'large' : 'middle'}
      icon={shown ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      aria-pressed={shown}
      {...(labelled ? {} : { 'aria-label': shown ? `取消收藏 ${title}` : `收藏 ${title}` })}
      onClick={() => change.mutate({ positionId, collected: !shown })}
    >
      {labelled ? word : null}
    </Button>
  );
}
