import { Button } from 'antd';
import { leadingMove, moveLabel, offeredTo } from './model.ts';
import type { Movable, Moves } from './use-moves.ts';

interface MoveButtonsProps {
  readonly candidate: Movable;
  readonly moves: Moves;
  readonly size?: 'small' | 'middle' | 'large';
}

/** What the server lets be done with a candidate now, as buttons; the way on is the marked one. */
export function MoveButtons({ candidate, moves, size = 'middle' }: MoveButtonsProps) {
  const { standing, name } = candidate;
  const busy = moves.movingId !== null;
  const offered = offeredTo(standing);
  const lead = leadingMove(offered, standing.state);
  return offered.map((move, index) => (
    <Button
      key={move}
      size={size}
      type={move === lead ? 'primary' : 'default'}
      aria-label={`${moveLabel(move, standing.state)}：${name}`}
      loading={moves.movingId === standing.applicationId && index === 0}
      disabled={busy && (moves.movingId !== standing.applicationId || index > 0)}
      onClick={() => void moves.make(candidate, move)}
    >
      {moveLabel(move, standing.state)}
    </Button>
  ));
}
