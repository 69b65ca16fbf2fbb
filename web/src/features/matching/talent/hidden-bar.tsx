import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './talent.module.css';
import type { Hidden, TalentMoves } from './use-talent-moves.ts';

/** How long somebody who was hidden can be brought back with one press. */
const undoSeconds = 10;

function One({ one, moves }: { readonly one: Hidden; readonly moves: TalentMoves }) {
  const [left, setLeft] = useState(undoSeconds);
  const forget = useEffectEvent(() => moves.forget(one));

  useEffect(() => {
    const ticking = setInterval(() => setLeft((before) => Math.max(before - 1, 0)), 1000);
    const ending = setTimeout(() => forget(), undoSeconds * 1000);
    return () => {
      clearInterval(ticking);
      clearTimeout(ending);
    };
  }, []);

  return (
    <section className={styles.undo} aria-label={`已隐藏${one.name}`}>
      <span role="status">已隐藏{one.name}，不再推荐到这个职位</span>
      <Button onClick={() => moves.undo(one)}>撤销（{left} 秒）</Button>
    </section>
  );
}

/** Who was hidden a moment ago, the last first, each with the way back. */
export function HiddenBar({ moves }: { readonly moves: TalentMoves }) {
  return moves.hidden.slice(0, 3).map((one) => <One key={one.resumeId} one={one} moves={moves} />);
}
