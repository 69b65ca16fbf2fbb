import { Link } from 'react-router';
import { useReturnPath } from './use-return-path.ts';
import { Notice } from '../components/notice.tsx';

/** Says where confirming a resume leads, where somebody was sent here from a job; nothing otherwise. */
export function ReturnNotice() {
  const { next } = useReturnPath();
  if (next === null) return null;
  return (
    <Notice tone="info" title="确认简历后，会回到刚才的职位继续投递。" actions={<Link to={next}>先回到职位</Link>} />
  );
}
