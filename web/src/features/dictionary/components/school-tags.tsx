import { StatusTag } from '#ui/tag.tsx';
import styles from './school-tags.module.css';

/** 985, 211, 双一流: what recruiters look for in a school. Nothing for one that has none. */
export function SchoolTags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <StatusTag key={tag}>{tag}</StatusTag>
      ))}
    </span>
  );
}
