import { Logo } from '#ui/logo.tsx';
import styles from './login.module.css';

const titles = { employer: '更好更快的人才决策', seeker: '让职业下一步更快更成功' } as const;

const promises = [
  { figure: '2倍', text: '更多匹配的职位' },
  { figure: '60%', text: '缩短招聘时间' },
  { figure: '50%', text: '更多面试邀约' },
] as const;

/** The speaking side of /login: name, title of the chosen role, three promises. */
export function LoginBrand({ role, name }: { readonly role: keyof typeof titles; readonly name: string }) {
  return (
    <section className={styles.brand}>
      <svg className={styles.rings} viewBox="0 0 400 400" fill="none" aria-hidden="true">
        {[60, 104, 152, 204].map((radius) => (
          <circle key={radius} cx="260" cy="140" r={radius} stroke="currentColor" strokeWidth="1.2" />
        ))}
        <circle cx="260" cy="140" r="22" fill="currentColor" opacity="0.9" />
        <circle cx="343" cy="203" r="7" fill="currentColor" />
        <circle cx="112" cy="106" r="5" fill="currentColor" />
        <circle cx="212" cy="46" r="4" fill="currentColor" />
      </svg>
      <p className={styles.name}>
        <Logo size={36} />
        {name}
      </p>
      <h1 className={styles.title}>{titles[role]}</h1>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise.text}>
            <strong className={`${styles.figure} figures`}>{promise.figure}</strong>
            <span>{promise.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
