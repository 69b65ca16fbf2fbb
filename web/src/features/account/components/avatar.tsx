import { BuildingIcon, PersonIcon } from '#ui/icons.tsx';
import { useSession } from '#lib/session.ts';
import styles from './avatar.module.css';

/** The picture of the signed-in user, or a mark of their role. Decorative: the link around it has a name. */
export function Avatar({ size }: { readonly size: number }) {
  const picture = useSession((state) => state.user?.avatar ?? null);
  const employer = useSession((state) => state.role === 'employer');
  if (picture !== null) return <img className={styles.avatar} src={picture} width={size} height={size} alt="" />;
  return (
    <span className={styles.avatar} style={{ width: size, height: size }}>
      {employer ? <BuildingIcon size={size * 0.55} /> : <PersonIcon size={size * 0.55} />}
    </span>
  );
}
